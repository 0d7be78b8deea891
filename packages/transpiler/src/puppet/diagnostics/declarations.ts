/**
 * All diagnostics of the front end of Puppet. Each has a code, a text with placeholders, a severity and a help text. Codes
 * and texts are Puppet's. `own` marks codes of pptjs, for texts that have no code in Puppet. `code` is set if several texts
 * share one of Puppet's codes. docs/diagnostics/puppet.md describes each code.
 */
import type { PlaceholdersOf } from '../../diagnostics/index.js';
import { definitions } from './declarations/definitions.js';
import { expressions } from './declarations/expressions.js';
import { lexical } from './declarations/lexical.js';
import { naming } from './declarations/naming.js';
import { regularExpressions } from './declarations/regular-expressions.js';
import { resources } from './declarations/resources.js';
import { syntactic } from './declarations/syntactic.js';

export const declarations = {
  ...lexical,
  ...syntactic,
  ...naming,
  ...definitions,
  ...expressions,
  ...resources,
  ...regularExpressions,
} as const;

type Declarations = typeof declarations;

export type DiagnosticName = keyof Declarations;

/** The parameters of a diagnostic's text: one string for each placeholder. */
export type ParametersOf<Name extends DiagnosticName> = {
  readonly [Placeholder in PlaceholdersOf<Declarations[Name]['text']>]: string;
};
