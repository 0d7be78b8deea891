import { dynamicRegExp } from '../regexp/dynamic.js';
import type { Translation } from '../regexp/translate.js';
import { PuppetRegExp } from '../values/regexp.js';
import { RESOURCE_TYPES } from './generated/resource-types.js';

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

/** A Ruby regular expression that splits titles. */
export interface TitlePattern {
  readonly source: string;
  /** Ruby's option letters: `m`, `i`, `x`. */
  readonly options: string;
  /** The translation to JavaScript, if it is already available. Otherwise the first title triggers the translation. */
  readonly translation?: Translation;
  /** The attributes that the capture groups set, in order. */
  readonly attributes: readonly string[];
}

/**
 * The expression of a title pattern. Reading its `compiled` property throws a `RegExpError` if JavaScript cannot
 * express the pattern.
 */
export function titleExpression({ source, options, translation }: TitlePattern): PuppetRegExp {
  return new PuppetRegExp(source, options, () =>
    translation === undefined
      ? dynamicRegExp(source, options).compiled
      : new RegExp(translation.pattern, translation.flags),
  );
}

/** Returns the facts about a resource type that is built into Puppet. `name` is in lower case. */
export function builtinResourceType(name: string): ResourceTypeData | undefined {
  return Object.hasOwn(RESOURCE_TYPES, name) ? RESOURCE_TYPES[name] : undefined;
}

/** Returns the names of the resource types that are built into Puppet. */
export function builtinResourceTypeNames(): readonly string[] {
  return Object.keys(RESOURCE_TYPES);
}

/** Returns whether Puppet has a built-in resource type of this name. `name` is in lower case. */
export function isBuiltinResourceType(name: string): boolean {
  return Object.hasOwn(RESOURCE_TYPES, name);
}
