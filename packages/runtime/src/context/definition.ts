import type { TypeDefinition, UnreadableType } from '../types/type-definition.js';
import type { Argument } from '../values/block.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import type { Scope } from './scope.js';

/** A type that is built when first asked for: it may name what is defined later, or elsewhere. */
export type LazyType = () => PuppetType;

/** A parameter as a definition states it. No `type`: Any. */
export interface Parameter {
  readonly name: string;
  readonly type?: LazyType;
  /**
   * A parameter with a default; for classes and defined types `value` computes it in the new scope, where earlier
   * parameters are set.
   */
  readonly optional?: boolean;
  readonly value?: (scope: Scope) => Value;
  /** `*$rest`: takes all further arguments as an array; `type` is that of an element. */
  readonly rest?: boolean;
}

/**
 * Evaluates a class's, defined type's or node's statements in its own scope, `values` being those of the parameters, in
 * order.
 */
export type Body = (scope: Scope, values: readonly Value[]) => unknown;

interface DefinitionBase {
  /** In lower case, without leading `::`. A type alias keeps its spelling. */
  readonly name: string;
  /** The Puppet file that it stands in. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

export interface ClassDefinition extends DefinitionBase {
  readonly kind: 'class';
  readonly parameters: readonly Parameter[];
  /** The name of the class that it inherits from. */
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
  /** What it applies to: names, regular expressions, `default`. */
  readonly matches: () => readonly Value[];
  readonly body: Body;
}

/** `type Name = …`; `type` is what it stands for, or what defines that. */
export interface AliasDefinition extends DefinitionBase {
  readonly kind: 'alias';
  readonly type: () => PuppetType | TypeDefinition | UnreadableType;
}

/**
 * A Puppet-language function. `body` takes and gives Puppet values, and checks their types but not how many there are.
 */
export interface FunctionDefinition extends DefinitionBase {
  readonly kind: 'function';
  readonly parameters: readonly Parameter[];
  readonly returns?: LazyType;
  readonly body: (...values: Value[]) => Value;
}

/** A function that is not written in Puppet: a JavaScript function that checks its arguments itself. */
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
