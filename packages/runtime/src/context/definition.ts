import type { Signature } from '../calling/signature.js';
import type { FunctionError } from '../errors/error.js';
import type { TypeSource } from '../type-reading/type-source.js';
import type { ObjectImplementation } from '../types/object.js';
import type { TypeDefinition, UnreadableType } from '../types/type-definition.js';
import type { ExtendMemo } from '../values/accumulator.js';
import type { Argument } from '../values/block.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import type { Scope } from './scope.js';

/**
 * Returns a type. It is called on first use, because the type may refer to later definitions and to those of other
 * files.
 */
export type LazyType = () => PuppetType;

/** A type that is evaluated each time, because it depends on more than the names in it. */
export interface EvaluatedType extends LazyType {
  readonly isEvaluated: true;
}

/** A type in compiled code: `() => integer(1, 10)`, or a type that is evaluated each time. */
export type TypeExpression = (() => TypeSource) | EvaluatedType;

/** A parameter in compiled code. */
export interface ParameterDescription {
  /** Without it, the type is Any. */
  readonly type?: TypeExpression;
  /**
   * The default of a parameter of a class, defined type or template: a literal value, or a function that computes the
   * default in the new scope, in which the earlier parameters are set.
   */
  readonly default?: DefaultValue;
  /** Whether a parameter of a function or lambda has a default. The JavaScript function computes it. */
  readonly optional?: boolean;
  /** For `*$rest`, which takes all further arguments as an array of values of the type: the number of these arguments. */
  readonly rest?: RestCount | undefined;
}

/** Numbers of values. Without a bound, there is no limit. */
export interface RestCount {
  readonly min?: number;
  readonly max?: number;
}

export type DefaultValue = Value | ((scope: Scope) => Value);

/** The parameters of a definition in compiled code, in order, by name. */
export type ParameterDescriptions = Readonly<Record<string, ParameterDescription>>;

/** A parameter of a definition. */
export interface Parameter {
  readonly name: string;
  /** The name of its JavaScript variable in the body: `$name`. */
  readonly variable: `$${string}`;
  /** `undefined` for Any. */
  readonly type: LazyType | undefined;
  /** `undefined` if the parameter is required, or if a JavaScript function computes its default. */
  readonly default: DefaultValue | undefined;
  /** Whether the parameter has a default. */
  readonly optional: boolean;
  /** How many values the parameter `*$rest` takes; `undefined` for a parameter of one value. */
  readonly rest: RestCount | undefined;
}

/** The current scope and the values of the parameters, by the names of their JavaScript variables. */
export interface BodyValues {
  readonly scope: Scope;
  [variable: `$${string}`]: Value;
}

/** Evaluates the statements of a class, defined type, node or template: `({ scope, $a, $b }) => { … }`. */
export type Body = (values: BodyValues) => unknown;

interface DefinitionBase {
  /** In lower case, without leading `::`. A type alias keeps its spelling. */
  readonly name: string;
  /** The path of the Puppet file. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Why a value does not fit a parameter. */
export interface ParameterMismatches {
  /** One text for each wrong part of the value: `parameter 'x' expects an Integer value, got String`. None if it fits. */
  readonly texts: readonly string[];
  /** The question that suggests a similar value. */
  readonly suggestion: string | undefined;
}

/** Explains wrong values of parameters of classes, defined types and templates. */
export interface ParameterErrors {
  readonly ofValue: (parameter: string, type: PuppetType, value: Value) => ParameterMismatches;
  /** As `ofValue`, for a value of which only the type is known. */
  readonly ofType: (parameter: string, type: PuppetType, actual: PuppetType) => ParameterMismatches;
  /** Returns the keys and indexes that lead to the first part of a value that does not fit the type. */
  readonly path: (type: PuppetType, value: Value) => readonly (string | number)[];
}

interface ContainerDefinition extends DefinitionBase {
  readonly parameters: readonly Parameter[];
  readonly errors: ParameterErrors;
}

export interface ClassDefinition extends ContainerDefinition {
  readonly kind: 'class';
  /** The name of the parent class. */
  readonly inherits: string | null;
  readonly body: Body;
}

/** A defined resource type. */
export interface ResourceTypeDefinition extends ContainerDefinition {
  readonly kind: 'define';
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
  /**
   * Returns the type that the alias denotes in the current evaluation.
   * @throws {EvaluationError} if it cannot be resolved
   */
  readonly resolve: () => PuppetType;
  /** The code of the Object type that the alias defines. The host adds it to the definition. */
  implementation?: ObjectImplementation;
}

/** Creates the errors of a function for wrong arguments and results. */
export interface CallErrors {
  /** Creates the error for arguments that the signature does not accept. */
  readonly rejectedCall: (name: string, signature: Signature, args: readonly Argument[]) => FunctionError;
  /** Creates the error for a result that is not an instance of the declared type. */
  readonly wrongResult: (name: string, type: PuppetType, value: Value) => FunctionError;
  /** Explains results of any type as values of parameters. Functions whose types are plain do not have it. */
  readonly ofParameters?: ParameterErrors;
}

/**
 * A function written in Puppet. `body` takes and returns Puppet values. It checks the types of its arguments but not
 * their number. `invoke` checks both, and calls it.
 */
export interface FunctionDefinition extends DefinitionBase {
  readonly kind: 'function';
  readonly parameters: readonly Parameter[];
  readonly returns: LazyType | undefined;
  readonly body: (...values: Value[]) => Value;
  readonly invoke: (args: readonly Argument[]) => Value;
  readonly errors: CallErrors;
}

export interface NativeFunction {
  (...args: Argument[]): Value;
  /** Evaluates a call whose first argument is the memo of a reduction. */
  readonly extendMemo?: ExtendMemo;
}

/** A function written in JavaScript. It checks its arguments itself. */
export interface NativeFunctionDefinition extends DefinitionBase {
  readonly kind: 'function';
  /** The overloads, if they are known. */
  readonly signatures?: readonly Signature[];
  readonly native: NativeFunction;
  /** Whether the function acts on the scope of its caller: declares resources in it, or reads its variables. */
  readonly actsOnScope?: boolean;
}

export type Definition =
  | ClassDefinition
  | ResourceTypeDefinition
  | NodeDefinition
  | AliasDefinition
  | FunctionDefinition
  | NativeFunctionDefinition;
export type DefinitionKind = Definition['kind'];
