import { stripLeadingColons } from '@pptjs/runtime/internal';
import { ANY, type PuppetType, TypeType } from '@pptjs/runtime/lattice';
import { takenValues } from '../analysis/accepted-values.js';
import { isLiteralType } from '../analysis/constants.js';
import type { Analysis } from '../analysis/result.js';
import { descendantsOf } from '../ast/children.js';
import type { Expression, FunctionDefinition, Node, Parameter, Program } from '../ast/nodes.js';
import { type Call, calledName, isCall, unwrap } from '../ast/shapes.js';
import { inferTypes } from '../inference/index.js';
import { type Kinds, kindsOf, listedStrings, membersOf } from '../inference/lattice/index.js';
import { passedTypes } from './direct-calls.js';
import { isProved, isProvedUnlessUndef } from './proofs.js';

/**
 * The inferred types of a program, for lowering. Types are inferred when lowering first asks for one, and only for programs
 * with functions or blocks and for templates: other code is evaluated once. The parameters of classes and defined types have
 * the type Any, because they can have a Deferred in place of a value of their declared types. Those of templates cannot.
 */
export class KnownTypes {
  readonly #program: Program;
  readonly #hasRepeatedCode: boolean;
  #calls: ReadonlyMap<string | null, readonly Call[]> | undefined;
  #types: ReadonlyMap<Node, PuppetType> | undefined;

  constructor(program: Program, analysis: Analysis) {
    this.#program = program;
    const isTemplate = program.body.type === 'LambdaExpression';
    this.#hasRepeatedCode =
      isTemplate || Array.from(analysis.frames.values()).some(({ kind }) => kind === 'function' || kind === 'lambda');
  }

  /** Returns a type that includes all values of an expression or parameter. */
  of(node: Node): PuppetType {
    if (!this.#hasRepeatedCode) return ANY;
    this.#types ??= inferTypes(this.#program, { includesDeferred: true }).types;
    return this.#types.get(node) ?? ANY;
  }

  /** Returns the type that an expression without variables denotes; null if that is not known, or creating it fails. */
  denotedBy(node: Expression): PuppetType | null {
    if (!isLiteralType(unwrap(node))) return null;
    const type = this.of(node);
    return type instanceof TypeType ? type.type : null;
  }

  /**
   * Returns the parameters of a function of the file whose values certainly have the declared types, without a check in the
   * body: all calls of the file pass such values if their functions have arguments of the declared types. Other calls,
   * through the definition of the function, check all arguments.
   */
  provedParameters(node: FunctionDefinition): ReadonlySet<Parameter> {
    return this.#provedBy(isProved, node);
  }

  /** As `provedParameters`, but each call of the file passes undef or a value of the declared type. */
  parametersProvedUnlessUndef(node: FunctionDefinition): ReadonlySet<Parameter> {
    return this.#provedBy(isProvedUnlessUndef, node);
  }

  #provedBy(proves: typeof isProved, node: FunctionDefinition): ReadonlySet<Parameter> {
    const { parameters } = node;
    const rest = parameters.at(-1)?.capturesRest === true ? parameters.length - 1 : Infinity;
    const calls = this.#callsOf(node).flatMap((call) => {
      // The runtime checks the arguments of other calls.
      const passed = passedTypes(call, parameters, (argument) => this.of(argument));
      return passed === null ? [] : [passed];
    });
    const isParameterProved = (parameter: Parameter, position: number): boolean => {
      const { value, capturesRest } = parameter;
      const { type, count } = takenValues(parameter, parameters);
      if (count === null || (capturesRest && value !== null)) return false;
      const declared = type === null ? ANY : this.denotedBy(type);
      if (declared === null || (value !== null && !isProved(this.of(value), declared))) return false;
      return calls.every((passed) =>
        passed.every(({ type }, index) => Math.min(index, rest) !== position || proves(type, declared)),
      );
    };
    return new Set(parameters.filter(isParameterProved));
  }

  #callsOf({ name }: FunctionDefinition): readonly Call[] {
    this.#calls ??= callsByName([this.#program.body, ...this.#program.definitions]);
    return this.#calls.get(stripLeadingColons(name)) ?? [];
  }
}

function callsIn(node: Node): Call[] {
  return Array.from(descendantsOf(node)).filter(isCall);
}

function callsByName(nodes: readonly Node[]): ReadonlyMap<string | null, readonly Call[]> {
  const calls = new Map<string | null, Call[]>();
  for (const call of new Set(nodes.flatMap(callsIn))) {
    const name = calledName(call);
    const others = calls.get(name);
    if (others === undefined) calls.set(name, [call]);
    else others.push(call);
  }
  return calls;
}

/** Returns whether a type has values, and all of them have one of these kinds. */
export function hasOnly(type: PuppetType, kinds: Kinds): boolean {
  const all = kindsOf(type);
  return all !== 0 && (all & ~kinds) === 0;
}

/** Whether all instances of a type are known texts in which each character is one unit of a JavaScript string. */
export function hasPlainCharacters(type: PuppetType): boolean {
  return membersOf(type).every(
    (member) => listedStrings(member)?.every((text) => !/[\ud800-\udfff]/.test(text)) === true,
  );
}
