import { stripLeadingColons } from '@pptjs/runtime/internal';
import {
  ANY,
  AnyType,
  ArrayType,
  HashType,
  type PuppetType,
  StructType,
  TupleType,
  TypeType,
} from '@pptjs/runtime/lattice';
import { takenValues } from '../analysis/accepted-values.js';
import { isLiteralType } from '../analysis/constants.js';
import type { Analysis } from '../analysis/result.js';
import { descendantsOf } from '../ast/children.js';
import type { Expression, FunctionDefinition, Node, Parameter, Program } from '../ast/nodes.js';
import { type Call, calledName, isCall, unwrap } from '../ast/shapes.js';
import { inferTypes } from '../inference/index.js';
import { Kind, type Kinds, kindsOf, listedStrings, membersOf, unionOf } from '../inference/lattice/index.js';
import { addedParts } from './added-elements.js';
import { type PassedType, passedTypes } from './direct-calls.js';
import { isProved } from './proofs.js';
import { hasCheapRemainder, hasQuickRemainder } from './remaining-tests.js';

/** The parameters of a function that a call of the function need not check, and the types of the arguments of all. */
export interface ProvedParameters {
  /** The call passes values of the declared types, or the function checks the parameters. */
  readonly proved: ReadonlySet<Parameter>;
  readonly knownType: (parameter: Parameter) => PuppetType;
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
  readonly #directCalls = new Map<FunctionDefinition, readonly (readonly PassedType[])[]>();
  readonly #checkedByCallers = new Map<FunctionDefinition, ReadonlySet<Parameter>>();

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
    const { parameters } = node;
    const isParameterProved = (parameter: Parameter): boolean => {
      const { type, count } = takenValues(parameter, parameters);
      if (count === null || (parameter.capturesRest && parameter.value !== null)) return false;
      const declared = type === null ? ANY : this.denotedBy(type);
      return declared !== null && this.#passedTypes(parameter, node).every((passed) => isProved(passed, declared));
    };
    return new Set(parameters.filter(isParameterProved));
  }

  /** Returns a type of all values that calls of the file pass for a parameter, and of its default. */
  passedType(parameter: Parameter, node: FunctionDefinition): PuppetType {
    return unionOf(this.#passedTypes(parameter, node));
  }

  /**
   * Returns the parameters of a function of the file that callers check, in place of the function: the test visits the elements
   * of a collection, and at least half of the calls, perhaps recursive ones, certainly pass values of the declared type, or need a
   * quick test. The other calls of the file check their arguments: see `provedByCall`.
   */
  parametersCheckedByCallers(node: FunctionDefinition): ReadonlySet<Parameter> {
    let parameters = this.#checkedByCallers.get(node);
    if (parameters === undefined) {
      parameters = new Set(node.parameters.filter((parameter) => this.#isCheckedByCallers(parameter, node)));
      this.#checkedByCallers.set(node, parameters);
    }
    return parameters;
  }

  /** Returns the parameters that a call need not check; null if these are all. */
  provedByCall(call: Call, node: FunctionDefinition): ProvedParameters | null {
    const passed = this.#passedBy(call, node);
    const knownType = (parameter: Parameter): PuppetType => passed?.[node.parameters.indexOf(parameter)]?.type ?? ANY;
    const unproved = Array.from(this.parametersCheckedByCallers(node)).filter(
      (each) => !this.#isProved(knownType(each), each),
    );
    if (unproved.length === 0) return null;
    return { proved: new Set(node.parameters.filter((parameter) => !unproved.includes(parameter))), knownType };
  }

  #isCheckedByCallers(parameter: Parameter, node: FunctionDefinition): boolean {
    const { typeExpr, value } = parameter;
    const hasRest = node.parameters.some(({ capturesRest }) => capturesRest);
    const declared = typeExpr === null || value !== null || hasRest ? null : this.denotedBy(typeExpr);
    if (declared === null || !hasTestedElements(declared)) return false;
    if (hasQuickRemainder(this.passedType(parameter, node), declared)) return false;
    const passed = this.#passedFor(parameter, node);
    if (passed.every(({ type }) => isProved(type, declared))) return false;
    const isMost = (isCheap: (argument: PassedType) => boolean): boolean =>
      2 * passed.filter(isCheap).length >= passed.length;
    if (isMost(({ type }) => isProved(type, declared) || hasQuickRemainder(type, declared))) return true;
    // The function can make a cheap test as well as its callers, but does not know what their expressions add to lists.
    if (hasCheapRemainder(this.passedType(parameter, node), declared)) return false;
    return isMost(
      ({ type, node: argument }) =>
        isProved(type, declared) ||
        hasCheapRemainder(
          type,
          declared,
          argument === null ? undefined : addedParts(argument, (each) => this.of(each)),
        ),
    );
  }

  /** Whether values of a type certainly have the declared type of a parameter. */
  #isProved(type: PuppetType, { typeExpr }: Parameter): boolean {
    const declared = typeExpr === null ? ANY : this.denotedBy(typeExpr);
    return declared !== null && isProved(type, declared);
  }

  /** Returns the types of the values that calls of the file pass for a parameter, and of its default. */
  #passedTypes(parameter: Parameter, node: FunctionDefinition): readonly PuppetType[] {
    const types = this.#passedFor(parameter, node).map(({ type }) => type);
    return parameter.value === null ? types : [...types, this.of(parameter.value)];
  }

  #passedFor(parameter: Parameter, node: FunctionDefinition): readonly PassedType[] {
    const { parameters } = node;
    const position = parameters.indexOf(parameter);
    const rest = parameters.at(-1)?.capturesRest === true ? parameters.length - 1 : Infinity;
    return this.#directCallsOf(node).flatMap((passed) =>
      passed.filter((_, index) => Math.min(index, rest) === position),
    );
  }

  /** Returns the arguments of the calls that call the JavaScript function. The runtime checks those of other calls. */
  #directCallsOf(node: FunctionDefinition): readonly (readonly PassedType[])[] {
    let calls = this.#directCalls.get(node);
    if (calls === undefined) {
      calls = this.#callsOf(node).flatMap((call) => {
        const passed = this.#passedBy(call, node);
        return passed === null ? [] : [passed];
      });
      this.#directCalls.set(node, calls);
    }
    return calls;
  }

  #passedBy(call: Call, { parameters }: FunctionDefinition): readonly PassedType[] | null {
    return passedTypes(call, parameters, (argument) => this.of(argument));
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

/** Whether the test of a type reads the elements of a collection. */
export function hasTestedElements(type: PuppetType): boolean {
  return membersOf(type).some(
    (member) =>
      (member instanceof ArrayType && !(member.elementType instanceof AnyType)) ||
      (member instanceof HashType && !(member.keyType instanceof AnyType && member.valueType instanceof AnyType)) ||
      member instanceof StructType ||
      member instanceof TupleType,
  );
}

/** The kinds of collections that code can extend. */
export const EXTENSIBLE: Kinds = Kind.array | Kind.hash;

/** Returns whether a type has values, and all of them have one of these kinds. */
export function hasOnly(type: PuppetType, kinds: Kinds): boolean {
  const all = kindsOf(type);
  return all !== 0 && (all & ~kinds) === 0;
}

/** Returns whether a type has values, and all of them are arrays with a number of elements. */
export function isTupleOf(type: PuppetType, count: number): boolean {
  const members = membersOf(type);
  return (
    members.length > 0 &&
    members.every((each) => each instanceof TupleType && each.size === null && each.types.length === count)
  );
}

/** Whether all instances of a type are known texts in which each character is one unit of a JavaScript string. */
export function hasPlainCharacters(type: PuppetType): boolean {
  return membersOf(type).every(
    (member) => listedStrings(member)?.every((text) => !/[\ud800-\udfff]/.test(text)) === true,
  );
}
