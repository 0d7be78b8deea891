import { functionError, type Message } from '../errors/messages.js';
import type { Translation } from '../regexp/translate.js';
import { PuppetRegExp } from '../values/regexp.js';
import { RESOURCE_TYPES } from './generated/resource-types.js';

const messages = {
  UNTRANSLATED_PATTERN: { text: 'The title pattern /{source}/ has no translation to JavaScript' },
} as const satisfies Record<string, Message>;

/** Facts about a native resource type, as data. */
export interface ResourceTypeData {
  readonly properties: readonly string[];
  readonly parameters: readonly string[];
  /** The attributes that name a resource. */
  readonly namevars: readonly string[];
  /** False if two resources may have the same name (`exec`). */
  readonly isomorphic: boolean;
  /** The patterns that split a title into attributes. Without patterns, the title is the name. */
  readonly titlePatterns?: readonly TitlePattern[];
}

/** Facts about a resource type that is built into Puppet. Spaces separate the names of a list, which keeps bundles small. */
export interface BuiltinResourceType {
  /** Defaults to none. */
  readonly properties?: string;
  readonly parameters: string;
  /** Defaults to `name`. */
  readonly namevars?: string;
  /** Defaults to true. */
  readonly isomorphic?: boolean;
  readonly titlePatterns?: readonly TitlePattern[];
}

/** A Ruby regular expression that splits titles. */
export interface TitlePattern {
  readonly source: string;
  /** Ruby's option letters: `m`, `i`, `x`. */
  readonly options: string;
  /** The translation to JavaScript. All types that are built into Puppet have it. */
  readonly translation?: Translation;
  /** The attributes that the capture groups set, in order. */
  readonly attributes: readonly string[];
}

/** Compiles a regular expression in Ruby's syntax. It throws a `RegExpError` if JavaScript cannot express it. */
export type CompileRegExp = (source: string, options: string) => RegExp;

/**
 * The expression of a title pattern. If the pattern has no translation, reading the `compiled` property calls `compile`.
 * The loader of the type provides it, because programs without such types do not need a translator.
 */
export function titleExpression({ source, options, translation }: TitlePattern, compile?: CompileRegExp): PuppetRegExp {
  return new PuppetRegExp(source, options, () => {
    if (translation !== undefined) return new RegExp(translation.pattern, translation.flags);
    if (compile === undefined) throw functionError(messages.UNTRANSLATED_PATTERN, { source });
    return compile(source, options);
  });
}

/** Returns the facts about a resource type that is built into Puppet. `name` is in lower case. */
export function builtinResourceType(name: string): ResourceTypeData | undefined {
  const type = Object.hasOwn(RESOURCE_TYPES, name) ? RESOURCE_TYPES[name] : undefined;
  if (type === undefined) return undefined;
  const { properties, parameters, namevars = 'name', isomorphic = true, titlePatterns } = type;
  return {
    properties: properties?.split(' ') ?? [],
    parameters: parameters.split(' '),
    namevars: namevars.split(' '),
    isomorphic,
    ...(titlePatterns && { titlePatterns }),
  };
}

/** Returns the names of the resource types that are built into Puppet. */
export function builtinResourceTypeNames(): readonly string[] {
  return Object.keys(RESOURCE_TYPES);
}

/** Returns whether Puppet has a built-in resource type of this name. `name` is in lower case. */
export function isBuiltinResourceType(name: string): boolean {
  return Object.hasOwn(RESOURCE_TYPES, name);
}
