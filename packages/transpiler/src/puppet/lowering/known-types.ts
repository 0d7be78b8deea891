import { stripLeadingColons } from '@pptjs/runtime/internal';
import { ANY, IntegerType, type PuppetType, TypeType } from '@pptjs/runtime/lattice';
import { isLiteralType } from '../analysis/constants.js';
import type { Analysis } from '../analysis/result.js';
import { descendantsOf } from '../ast/children.js';
import type { Expression, FunctionDefinition, Node, Program } from '../ast/nodes.js';
import { argumentsOf, type Call, calledName, unwrap } from '../ast/shapes.js';
import { inferTypes } from '../inference/index.js';
import { type Kinds, kindsOf, membersOf } from '../inference/lattice/index.js';
import { isProved } from './proofs.js';

/** The ends of a range of integers that JavaScript numbers represent exactly. */
export interface SafeRange {
  readonly from: number;
  readonly to: number;
}

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
   * Whether all values that a function of the file has for its parameters have the declared types, without a check in its
   * body: all calls of the file pass such values. Other calls, through the definition of the function, check them.
   */
  areArgumentsProved(node: FunctionDefinition): boolean {
    const { parameters } = node;
    if (parameters.some(({ capturesRest }) => capturesRest)) return false;
    const declared = parameters.map(({ typeExpr }) => (typeExpr === null ? ANY : this.denotedBy(typeExpr)));
    const fits = (argument: Node | undefined, index: number): boolean => {
      const type = declared[index];
      return argument !== undefined && type != null && isProved(this.of(argument), type);
    };
    return (
      parameters.every(({ value }, index) => value === null || fits(value, index)) &&
      this.#callsOf(node).every((call) => {
        const args = argumentsOf(call);
        // The runtime checks the arguments of other calls.
        const isDirect = call.lambda === null && args.every((argument) => unwrap(argument).type !== 'UnfoldExpression');
        return !isDirect || args.every(fits);
      })
    );
  }

  /** Whether the value of a function's body is certainly an instance of the type, so that it needs no check. */
  isResultProved({ body, returnType }: FunctionDefinition): boolean {
    const type = returnType === null ? ANY : this.denotedBy(returnType);
    return type !== null && isProved(this.of(body), type) && !callsIn(body).some((call) => calledName(call) === 'next');
  }

  #callsOf({ name }: FunctionDefinition): readonly Call[] {
    this.#calls ??= callsByName([this.#program.body, ...this.#program.definitions]);
    return this.#calls.get(stripLeadingColons(name)) ?? [];
  }
}

function callsIn(node: Node): Call[] {
  return Array.from(descendantsOf(node)).filter((inner) => isCall(inner));
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

function isCall(node: Node): node is Call {
  return node.type === 'CallNamedFunctionExpression' || node.type === 'CallMethodExpression';
}

/** Returns the range of a type whose values are all safe integers; null for another type. */
export function safeRangeOf(type: PuppetType): SafeRange | null {
  let range: SafeRange | null = null;
  for (const member of membersOf(type)) {
    if (!(member instanceof IntegerType) || !isSafe(member.from) || !isSafe(member.to)) return null;
    const { from, to }: SafeRange = member as SafeRange;
    range = range === null ? { from, to } : { from: Math.min(range.from, from), to: Math.max(range.to, to) };
  }
  return range;
}

function isSafe(end: number | bigint | null): end is number {
  return typeof end === 'number' && Number.isSafeInteger(end);
}

/** Returns whether a type has values, and all of them have one of these kinds. */
export function hasOnly(type: PuppetType, kinds: Kinds): boolean {
  const all = kindsOf(type);
  return all !== 0 && (all & ~kinds) === 0;
}
