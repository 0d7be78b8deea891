import type { TypeSource } from '../type-reading/type-factory.js';
import type { TypeDefinition, UnreadableType } from '../types/type-definition.js';
import type { Argument } from '../values/block.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import type { Scope } from './scope.js';

/**
 * Returns a type. It is called on first use, because the type may refer to later definitions and to those of other
 * files.
 */
export type LazyType = () => PuppetType;

/** A parameter of a definition. Without `type`, the type is Any. */
export interface Parameter {
  readonly name: string;
  readonly type?: LazyType;
  /**
   * Whether the parameter has a default. For classes and defined types `value` computes it in the new scope, in which
   * the earlier parameters are set.
   */
  readonly optional?: boolean;
  readonly value?: (scope: Scope) => Value;
  /**
   * Whether the parameter is `*$rest`, which takes all further arguments as an array. `type` is the type of an element.
   */
  readonly rest?: boolean;
}

/**
 * Evaluates the statements of a class, defined type or node in its scope. `values` are the values of the parameters in
 * order.
 */
export type Body = (scope: Scope, values: readonly Value[]) => unknown;

interface DefinitionBase {
  /** In lower case, without leading `::`. A type alias keeps its spelling. */
  readonly name: string;
  /** The path of the Puppet file. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

export interface ClassDefinition extends DefinitionBase {
  readonly kind: 'class';
  readonly parameters: readonly Parameter[];
  /** The name of the parent class. */
  readonly inherits: string | null;
  readonly body: Body;
}

/** A defined resource type. */
export interface ResourceTypeDefinition extends DefinitionBase {
  readonly kind: 'define';
  readonly parameters: readonly Parameter[];
  readonly body: Body;
}

export interface NodeDefinition extends DefinitionBase {
  readonly kind: 'node';
  /** Returns the patterns of the node: names, regular expressions, `default`. */
  readonly matches: () => readonly Value[];
  readonly body: Body;
}

/** `type Name = …`. `type` returns the aliased type, or the definition of an Object type or type set. */
export interface AliasDefinition extends DefinitionBase {
  readonly kind: 'alias';
  readonly type: () => TypeSource | TypeDefinition | UnreadableType;
}

/**
 * A function written in Puppet. `body` takes and returns Puppet values. It checks the types of its arguments but not
 * their number.
 */
export interface FunctionDefinition extends DefinitionBase {
  readonly kind: 'function';
  readonly parameters: readonly Parameter[];
  readonly returns?: LazyType;
  readonly body: (...values: Value[]) => Value;
}

/** A function written in JavaScript. It checks its arguments itself. */
export interface NativeFunctionDefinition extends DefinitionBase {
  readonly kind: 'function';
  readonly native: (...args: Argument[]) => Value;
}

export type Definition =
  | ClassDefinition
  | ResourceTypeDefinition
  | NodeDefinition
  | AliasDefinition
  | FunctionDefinition
  | NativeFunctionDefinition;
export type DefinitionKind = Definition['kind'];
