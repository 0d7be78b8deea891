import { ANY, type PuppetType } from '@pptjs/runtime/lattice';
import type { Analysis, OwnedParameter } from '../analysis/result.js';
import type { Expression, FunctionDefinition } from '../ast/nodes.js';
import { type Call, calledName, isCall, literalText, unwrap } from '../ast/shapes.js';
import { EXTENSIBLE, hasOnly, hasTestedElements, type KnownTypes } from './known-types.js';
import type { DeclaredFunction } from './module.js';
import { isProved } from './proofs.js';

/** The functions of a module to which callers pass an accumulator: those whose code is faster with it. */
export class OwnedParameters {
  readonly #analysis: Analysis;
  readonly #types: KnownTypes | null;
  readonly #functions: ReadonlyMap<string, DeclaredFunction>;
  readonly #found = new Map<FunctionDefinition, OwnedParameter | null>();

  constructor(analysis: Analysis, types: KnownTypes | null, functions: ReadonlyMap<string, DeclaredFunction>) {
    this.#analysis = analysis;
    this.#types = types;
    this.#functions = functions;
  }

  /** The owned parameter of a function that takes an accumulator, with the extensions that use it. Null for other functions. */
  of(node: FunctionDefinition): OwnedParameter | null {
    const known = this.#found.get(node);
    if (known !== undefined) return known;
    // A function that only calls itself extends nothing.
    this.#found.set(node, null);
    const owned = this.#types === null ? undefined : this.#analysis.ownedParameters.get(node);
    const extensions = [...(owned?.extensions ?? [])].filter((each) => this.#isExtended(each));
    const isUsed = owned !== undefined && this.#types !== null && extensions.length > 0;
    const found = isUsed && this.#isUntested(node, owned, this.#types) ? owned : null;
    this.#found.set(node, found);
    return found;
  }

  /** Whether an expression that may extend a collection is not a call of a function without an accumulator. */
  usesAccumulator(node: Expression): boolean {
    const called = isCall(node) ? this.#calledBy(node) : undefined;
    return called === undefined || this.of(called) !== null;
  }

  /**
   * Whether a block is faster with an accumulator. If a function without an accumulator returns some of the memos, the block would
   * copy records in place of creating them.
   */
  makesFaster(extensions: ReadonlySet<Expression>): boolean {
    const extended = [...extensions].filter((each) => this.usesAccumulator(each));
    return extended.length === extensions.size || extended.some((each) => !addsNames(each));
  }

  /** Whether an extension certainly extends a collection, and is faster in place. */
  #isExtended(node: Expression): boolean {
    return isCall(node) ? this.#isExtendingCall(node) : isFasterInPlace(node, this.#types!.of(node));
  }

  #isExtendingCall(node: Call): boolean {
    if (node.lambda === null) return this.usesAccumulator(node);
    const accumulation = this.#analysis.accumulations.get(node.lambda);
    return accumulation !== undefined && this.makesFaster(accumulation.extensions);
  }

  #calledBy(node: Call): FunctionDefinition | undefined {
    return this.#functions.get(calledName(node) ?? '')?.node;
  }

  /**
   * Whether the function and its callers do not test the elements of the collection: such a test in each call takes longer than
   * the extension.
   */
  #isUntested(node: FunctionDefinition, { index, extensions }: OwnedParameter, types: KnownTypes): boolean {
    const parameter = node.parameters[index]!;
    const { returnType } = node;
    return (
      (types.provedParameters(node).has(parameter) || isQuick(parameter.typeExpr, types)) &&
      (isQuick(returnType, types) || areProved([node.body, ...extensions], returnType, types))
    );
  }
}

/** Whether the test of a declared type visits no elements. */
function isQuick(type: Expression | null, types: KnownTypes): boolean {
  const declared = type === null ? ANY : types.denotedBy(type);
  return declared !== null && !hasTestedElements(declared);
}

function areProved(nodes: readonly Expression[], type: Expression | null, types: KnownTypes): boolean {
  const declared = type === null ? ANY : types.denotedBy(type);
  return declared !== null && nodes.every((each) => isProved(types.of(each), declared));
}

/** Whether an expression of a type certainly extends a collection, and is faster if it does so in place. */
export function isFasterInPlace(node: Expression, type: PuppetType): boolean {
  return hasOnly(type, EXTENSIBLE) && !addsNames(node);
}

/** Whether an expression adds pairs with literal keys to a hash. Such a record is created faster than it is extended in place. */
export function addsNames(node: Expression): boolean {
  const added = node.type === 'ArithmeticExpression' ? unwrap(node.rightExpr) : node;
  return added.type === 'LiteralHash' && added.entries.every(({ key }) => literalText(key) !== null);
}
