import type { Value } from '../values/value.js';
import type { Body, Parameter } from './definition.js';

interface TemplateParts {
  /** The EPP file. */
  readonly file: string;
  /** Null where the template names none: then it takes any. */
  readonly parameters?: readonly Parameter[];
}

/** A compiled EPP template: what it says of its parameters, and a body that gives the text. */
export interface Template {
  readonly kind: 'template';
  readonly file: string;
  readonly parameters: readonly Parameter[] | null;
  readonly body: Body;
}

/** What an EPP template compiles to: the default export of its module. `body` gives the text. */
export function puppetTemplate({ file, parameters }: TemplateParts, body: (...parts: Parameters<Body>) => Value): Template {
  return { kind: 'template', file, parameters: parameters ?? null, body };
}
