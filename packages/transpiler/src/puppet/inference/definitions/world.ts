import type { PuppetType, Signature } from '@pptjs/runtime/internal';
import type { Size } from '@pptjs/runtime/lattice';
import type { Expression } from '../../ast/nodes.js';

/** Where something is declared. */
export interface DeclarationPlace {
  /** The name of the file in messages. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** A parameter of a definition, with the type that it accepts. */
export interface DeclaredParameter {
  readonly name: string;
  /** Any if no type is declared, or if its type is unknown. */
  readonly type: PuppetType;
  readonly hasDefault: boolean;
  /** The number of values of a parameter `*$rest`, each of which has the type; null for a parameter of one value. */
  readonly rest: Size | null;
}

/** A function that is written in Puppet. */
export interface DeclaredFunction {
  readonly kind: 'puppet';
  readonly parameters: readonly DeclaredParameter[];
  /** The declared type, otherwise the inferred one. */
  readonly returns: PuppetType;
  readonly place: DeclarationPlace;
}

/** A function whose signatures are known. */
export interface NativeFunction {
  readonly kind: 'native';
  readonly signatures: readonly Signature[];
  /** Whether `results` of the built-in functions describe it. */
  readonly isBuiltin: boolean;
}

/** One list of parameters of a function, with its types as text. */
export interface DescribedSignature {
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly min: number;
  /** Infinity if the last parameter takes all further values. */
  readonly max: number;
  /** The type of the block; null if there is none. */
  readonly block: string | null;
  /** Whether calls may have no block. Without a type of the block: whether the function ignores blocks. */
  readonly isBlockOptional: boolean;
  /** The type of the result; null if it is not declared. */
  readonly returns: string | null;
}

/** A function of a module that is not written in Puppet. Its types can name types of all files. */
export interface DescribedFunction {
  readonly kind: 'described';
  readonly signatures: readonly DescribedSignature[];
  /** The types that only these signatures use, by name. */
  readonly localTypes: Readonly<Record<string, string>>;
  readonly place: DeclarationPlace;
}

/** A function of which only the name is known. */
export interface OpaqueFunction {
  readonly kind: 'opaque';
}

export type KnownFunction = DeclaredFunction | DescribedFunction | NativeFunction | OpaqueFunction;

/** A class. */
export interface DeclaredClass {
  readonly parameters: readonly DeclaredParameter[];
  readonly place: DeclarationPlace;
  /** The name of the parent class; null if there is none. */
  readonly inherits: string | null;
  /** The type of a variable of a class: null if it may have no value, and `undefined` if the class has none of the name. */
  variableType(name: string): PuppetType | null | undefined;
}

/** The part of a class or defined type that a declaration of it must fit. */
export type ContainerSignature = Pick<DeclaredClass, 'parameters' | 'place'>;

/** Something that a message can refer to. The place is determined when it is read. */
export type Declared = Pick<DeclaredClass, 'place'>;

/** A native resource type. */
export interface KnownResourceType {
  hasAttribute(name: string): boolean;
  attributeNames(): readonly string[];
}

/** The right side of a type alias. */
export interface DeclaredAlias {
  readonly name: string;
  readonly typeExpr: Expression;
}

/** A template in EPP. */
export interface KnownTemplate extends Declared {
  readonly path: string;
  /** Null if it declares none, so that a call can pass any values. */
  readonly parameters: readonly DeclaredParameter[] | null;
}

/** The folders of a module whose files have names such as `web/site.epp`. */
export type FileFolder = 'files' | 'templates';

/** Keys of a fact, or names of facts. */
export interface FactKeys {
  has(key: string): boolean;
  /** Without the names that depend on the node, such as those of network interfaces. */
  readonly names: Iterable<string>;
}

/** The kinds of definitions with names. */
export type DefinedKind = 'alias' | 'class' | 'define' | 'function';

/**
 * The definitions that a program can use, outside of its own file. Each method returns null for a name that certainly
 * does not exist, and `undefined` if that is unknown. All names are in lower case, without leading `::`.
 */
export interface World {
  findFunction(name: string): KnownFunction | null | undefined;
  findClass(name: string): DeclaredClass | null | undefined;
  findDefinedType(name: string): ContainerSignature | null | undefined;
  findAlias(name: string): DeclaredAlias | null | undefined;
  findResourceType(name: string): KnownResourceType | null | undefined;
  /**
   * Whether a module has a file: `findFile('templates', 'web/site.epp')` asks for `templates/site.epp` of the module `web`.
   */
  hasFile(folder: FileFolder, name: string): boolean | undefined;
  /** Returns a template of a module: `web/site.epp`. Undefined if it is not known. */
  findTemplate(name: string): KnownTemplate | undefined;
  /**
   * Whether a name without a definition certainly does not exist. Otherwise a module that is not installed here may
   * define it.
   */
  isCertainlyMissing(name: string): boolean;
  /** The names that definitions of a kind may have, for suggestions. Not all of them need exist. */
  names(kind: DefinedKind): Iterable<string>;
  /** Whether a variable of the top scope exists; undefined if that is unknown. */
  hasTopVariable(name: string): boolean | undefined;
  /** Returns the keys that a fact can have: those of `['os', 'release']`, and for `[]` the names of facts. Undefined if any. */
  factKeys(path: readonly string[]): FactKeys | undefined;
}

/** The world of a source that is checked alone: nothing is known beyond the language itself. */
export const OPEN_WORLD: World = {
  findFunction: () => undefined,
  findClass: () => undefined,
  findDefinedType: () => undefined,
  findAlias: () => undefined,
  findResourceType: () => undefined,
  hasFile: () => undefined,
  findTemplate: () => undefined,
  isCertainlyMissing: () => false,
  names: () => [],
  hasTopVariable: () => undefined,
  factKeys: () => undefined,
};
