import {
  ANY,
  ArrayType,
  BOOLEAN,
  EMPTY_ARRAY,
  HashType,
  INTEGER,
  IteratorType,
  type PuppetType,
  SensitiveType,
  TupleType,
  UNDEF,
} from '@pptjs/runtime/lattice';
import { acceptedCounts } from '../../analysis/accepted-values.js';
import { descendantsOf } from '../../ast/children.js';
import type { Expression } from '../../ast/nodes.js';
import { calledName } from '../../ast/shapes.js';
import {
  canBe,
  containsType,
  intersect,
  isNever,
  isOnly,
  isSubtype,
  Kind,
  membersOf,
  NOT_ITERABLE,
  subtract,
  unionOf,
} from '../lattice/index.js';
import { closureOf } from '../types/closure.js';
import { allElementTypes, type ElementTypes, elementTypes, hasElements } from '../types/elements.js';
import { withType } from '../walk/state.js';
import { pathOf } from '../walk/value-paths.js';
import type { InferredCall, ResultOf } from './call.js';
import { addendsOf, sumType } from './sums.js';

/** Returns the arguments of a block that iterates over a value; null if they are unknown. */
function blockArguments(call: InferredCall, elements: ElementTypes | null): readonly PuppetType[] | null {
  const count = call.blockParameters;
  if (elements === null || isNever(elements.one)) return null;
  if (count === 1) return [elements.one];
  return count === 2 ? elements.two : null;
}

const collectionOf = ({ args: [collection = ANY] }: InferredCall): PuppetType => collection;

/**
 * Returns the type of the collections over which a function iterates: it fails for all other values. The expression of the
 * collection has this type in the block and after the call.
 */
function iteratedOf(call: InferredCall): PuppetType {
  const given = collectionOf(call);
  const members = membersOf(given);
  const iterated = members.filter((member) => !isOnly(member, NOT_ITERABLE));
  // The call is reported if the function accepts none of the values.
  if (iterated.length === members.length || iterated.length === 0) return given;
  const type = unionOf(iterated);
  const [node] = call.nodes;
  const path = node === undefined ? null : pathOf(node);
  if (path !== null) call.walk.state = withType(call.walk.state, path, type);
  return type;
}

const each: ResultOf = (call) => {
  const collection = iteratedOf(call);
  call.block(blockArguments(call, elementTypes(collection)));
  return collection;
};

const map: ResultOf = (call) => {
  const result = call.block(blockArguments(call, elementTypes(iteratedOf(call))));
  return new ArrayType(result ?? ANY);
};

/** The elements for which the block is true: an Array, or a Hash of a Hash. */
const filter: ResultOf = (call) => {
  const collection = iteratedOf(call);
  const elements = elementTypes(collection);
  const args = blockArguments(call, elements);
  const accepted = args === null || call.lambda === null ? null : call.walk.accepted(call.lambda, args);
  call.block(args);
  if (isOnly(collection, Kind.hash)) {
    const [key, value] = accepted?.length === 2 ? accepted : pairTypes(collection);
    return elements === null ? new HashType(ANY, ANY) : new HashType(key!, value!);
  }
  const hash = elements === null ? new HashType(ANY, ANY) : new HashType(...pairTypes(collection));
  const array = new ArrayType(
    (canBe(collection, Kind.hash) ? elements?.one : (accepted?.at(-1) ?? elements?.one)) ?? ANY,
  );
  return canBe(collection, Kind.hash) ? unionOf([array, hash]) : array;
};

/** The types of the keys and values of the hashes among the instances of a type. */
function pairTypes(type: PuppetType): [PuppetType, PuppetType] {
  const elements = elementTypes(intersect(type, new HashType(ANY, ANY)));
  return elements === null ? [ANY, ANY] : [elements.two[0], elements.two[1]];
}

/** Returns the type of a sum that starts with an Integer; null for other reductions. */
function sumOf(call: InferredCall, start: PuppetType, element: PuppetType): PuppetType | null {
  const { walk, lambda, args } = call;
  const memo = lambda?.parameters[0]?.name;
  if (args.length < 2 || lambda === null || lambda.body === null || memo === undefined) return null;
  if (!isOnly(start, Kind.integer) || lambda.returnType !== null) return null;
  const paths = addendsOf(lambda.body, memo);
  if (paths === null || mayLeaveEarly(lambda.body)) return null;
  walk.findings.silently(() => call.block([INTEGER, element]));
  return sumType(collectionOf(call), start, paths, (node) => walk.recorded(node));
}

/** Whether a block may end with the value of a `next`. */
function mayLeaveEarly(body: Expression): boolean {
  return Array.from(descendantsOf(body)).some((node) => calledName(node) === 'next');
}

/** The memo has the type of the start value and of all results of the block. */
const reduce: ResultOf = (call) => {
  const { walk } = call;
  const collection = iteratedOf(call);
  const elements = elementTypes(collection);
  const element = elements === null || isNever(elements.one) ? ANY : elements.one;
  const start = call.args[1] ?? element;
  if (call.blockParameters !== 2) {
    call.block(null);
    return ANY;
  }
  const sum = sumOf(call, start, element);
  if (sum !== null) {
    call.block([sum, element]);
    return sum;
  }
  const memo = closureOf(start, (known) => walk.findings.silently(() => call.block([known, element])) ?? ANY);
  // The first step can fail although the memo has other types later.
  if (!isSubtype(memo, start)) walk.findings.possibly(() => call.block([start, element]));
  const type = call.block([memo, element]) ?? ANY;
  const isEmptyPossible = call.args.length < 2 && !hasElements(collection);
  return unionOf([isNever(type) ? memo : unionOf([memo, type]), ...(isEmptyPossible ? [UNDEF] : [])]);
};

const test: ResultOf = (call) => {
  call.block(blockArguments(call, elementTypes(iteratedOf(call))));
  return BOOLEAN;
};

/** An index, or a key of a Hash. A block with one parameter gets the value of a pair. */
const index: ResultOf = (call) => {
  const elements = elementTypes(iteratedOf(call));
  if (call.lambda !== null)
    call.block(blockArguments(call, elements === null ? null : { one: elements.two[1], two: elements.two }));
  return elements === null ? ANY : unionOf([elements.two[0], UNDEF]);
};

/** `then` calls its block with the value, unless the value is undef. */
const then: ResultOf = (call) => {
  const value = collectionOf(call);
  const defined = subtract(value, UNDEF);
  const result = call.block(isNever(defined) ? null : [defined]);
  if (isNever(defined)) return UNDEF;
  return unionOf([result ?? ANY, ...(canBe(value, Kind.undef) ? [UNDEF] : [])]);
};

/** `lest` calls its block if the value is undef. */
const lest: ResultOf = (call) => {
  const value = collectionOf(call);
  const result = call.block([]);
  const defined = subtract(value, UNDEF);
  return canBe(value, Kind.undef) ? unionOf([defined, result ?? ANY]) : defined;
};

const withArguments: ResultOf = (call) => {
  const { args, lambda } = call;
  const parameters = lambda?.parameters ?? [];
  const { min, max } = acceptedCounts(parameters);
  const required = parameters.filter(({ value, capturesRest }) => value === null && !capturesRest).length;
  if (args.length < required && lambda !== null) {
    const problem = `calls its block with ${args.length} values, but ${required} of its parameters have no default`;
    call.walk.report('TYPE_BLOCK', { function: 'with', problem, place: 'The arguments are the values.' }, lambda);
  }
  if (args.length < min || args.length > max) return call.block(null) ?? ANY;
  const position = parameters.length - 1;
  // Without a value for the rest, parameters before it may have their defaults.
  if (parameters.at(-1)?.capturesRest !== true || args.length < position) return call.block(args) ?? ANY;
  const rest = args.slice(position);
  return call.block([...args.slice(0, position), rest.length === 0 ? EMPTY_ARRAY : new TupleType(rest)]) ?? ANY;
};

const groupBy: ResultOf = (call) => {
  const collection = iteratedOf(call);
  const elements = elementTypes(collection);
  const result = call.block(blockArguments(call, elements));
  return new HashType(result ?? ANY, new ArrayType(elements?.one ?? ANY));
};

const partition: ResultOf = (call) => {
  const elements = elementTypes(iteratedOf(call));
  call.block(blockArguments(call, elements));
  const part = new ArrayType(elements?.one ?? ANY);
  return new TupleType([part, part]);
};

/**
 * `reverse_each` and `step`: an Iterator over elements of the collection. The type of a block that never returns says
 * nothing about the collection. An Iterator over a hash has a wider type than its elements.
 */
const iterator: ResultOf = (call) => {
  const collection = iteratedOf(call);
  const elements = allElementTypes(collection);
  if (call.lambda !== null) {
    call.block(blockArguments(call, elements));
    return ANY;
  }
  if (elements === null || isNever(elements.one)) return ANY;
  const isExact = isOnly(collection, Kind.array) || isOnly(elements.one, Kind.integer);
  // The type of an Iterator has the generalized contents of Sensitive elements.
  const isKnown = isExact && !containsType(elements.one, (part) => part instanceof SensitiveType);
  return isKnown ? new IteratorType(elements.one) : ANY;
};

export const iterationResults: readonly (readonly [string, ResultOf])[] = [
  ['each', each],
  ['map', map],
  ['filter', filter],
  ['reduce', reduce],
  ['any', test],
  ['all', test],
  ['index', index],
  ['then', then],
  ['lest', lest],
  ['with', withArguments],
  ['group_by', groupBy],
  ['partition', partition],
  ['reverse_each', iterator],
  ['step', iterator],
];
