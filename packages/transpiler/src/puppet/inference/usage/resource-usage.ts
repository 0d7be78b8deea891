/** The resources, classes and keys of data that the code of a file declares or uses. */
import type { EvaluatedCode } from './evaluated-code.js';

/**
 * The titles of resources: one text, or all texts that begin with the first of several parts, end with the last one, and
 * have the others in between, in their order.
 */
export type Titles = { readonly text: string } | { readonly parts: readonly string[] };

/** The name of the class or defined type around some code, in lower case; `m::f()` for a function, empty for other code. */
export type Owner = string;

/** Returns the owner of the code of a function. @param name in lower case */
export const functionOwner = (name: string): Owner => `${name}()`;

/** Resources that code can declare. The name of their type is null if it is not known. */
export interface DeclaredTitles {
  readonly typeName: string | null;
  readonly titles: Titles;
  /** The attribute whose value is the title for references, if it names resources of the type: `path` of a file. */
  readonly attribute?: string;
  readonly owner: Owner;
}

/** A reference to a resource. */
export interface Reference {
  /** In lower case. */
  readonly typeName: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** A reference to a resource that must exist. */
export interface ResourceUse extends Reference {
  readonly owner: Owner;
}

/** A declaration of a class. */
export interface ClassUse {
  /** In lower case. */
  readonly name: string;
  /** The parameters with a value; null if they are not known. */
  readonly given: readonly string[] | null;
  /** Whether a class inherits the class, which other code has usually declared before with values. */
  readonly isParent?: true;
  /** Whether the class is declared with the syntax of resources, so that no other declaration gives it values. */
  readonly isResource?: true;
  readonly owner: Owner;
  readonly start: number;
  readonly end: number;
}

/** A declaration of a class whose name is not known completely. */
export interface PartlyNamedClass {
  /** The name begins with the first part, ends with the last one, and has the others in between, in their order. */
  readonly parts: readonly string[];
  readonly owner: Owner;
}

/** A call of a function that is written in Puppet, or whose definition is not known. */
export interface FunctionUse {
  /** In lower case; null if the code does not show it: `call($name)`. */
  readonly name: string | null;
  readonly owner: Owner;
}

/** A lookup of a key that must have a value, because the call has no default. */
export interface LookupUse {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** A lookup of a key whose value must have a type. */
export interface TypedLookup extends LookupUse {
  /** The name of the strategy with which the levels are merged; null if the call does not state one. */
  readonly strategy: string | null;
  /** The position of the type in the text. */
  readonly typeStart: number;
  readonly typeEnd: number;
}

/** All declarations and uses in a file. */
export interface ResourceUsage {
  readonly lookups: readonly LookupUse[];
  readonly declared: readonly DeclaredTitles[];
  readonly references: readonly ResourceUse[];
  readonly classes: readonly ClassUse[];
  /** Declarations of classes whose names are not known completely. */
  readonly partlyNamedClasses: readonly PartlyNamedClass[];
  readonly functions: readonly FunctionUse[];
  readonly evaluated: readonly EvaluatedCode[];
  readonly typedLookups: readonly TypedLookup[];
}
