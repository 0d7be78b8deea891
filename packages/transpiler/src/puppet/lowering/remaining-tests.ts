/** Tests of the part of a declared type that inference does not prove. */
import {
  ANY_SIZE,
  ArrayType,
  IntegerType,
  type PuppetType,
  type Size,
  StructType,
  UndefType,
} from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import { elementTypes } from '../inference/index.js';
import { canBe, isOnly, Kind, membersOf } from '../inference/lattice/index.js';
import type { AddedParts, Elements } from './added-elements.js';
import { isProved, isProvedUnlessUndef, type UnprovedElement, unprovedElements } from './proofs.js';
import type { ResultTest } from './sink.js';
import { boundsTests, ITEM, MAX_MEMBERS, memberTest } from './type-guards.js';
import {
  countComparisons,
  lengthTests,
  MAX_COMPARISONS,
  operandsOf,
  type TestImports,
  withoutImports,
} from './value-tests.js';

/** Creates the test of an element of a hash that has no simple test: a call of the runtime. */
export type ElementTest = (hash: ESTree.Expression, key: string) => ESTree.Expression;

/** What lowering knows about the expression of a value. */
export interface TestSource {
  /** Returns the test of an element of a hash without a simple test. Without it, there is no test of such elements. */
  readonly testOf?: ElementTest | undefined;
  /** Returns what the expression adds to lists, the other elements of which are proved. */
  readonly added?: AddedParts | undefined;
}

/** The largest number of elements of a hash that calls of the runtime test. A test of the whole hash is as fast as a few calls. */
const MAX_TESTED_ELEMENTS = 2;

/**
 * Returns a test that only instances of `declared` pass, of values of the type `known`: it compares a value with undef, reads the
 * length of an array, or reads those elements of a hash or of arrays that are not proved. Null if there is no such test.
 */
export function remainingTest(
  known: PuppetType,
  declared: PuppetType,
  module: TestImports,
  source: TestSource = {},
): ResultTest | null {
  if (isProvedUnlessUndef(known, declared)) return (value) => b.binary('!==', value, b.literal(null));
  const size = remainingSize(known, declared);
  if (size !== null) return (value) => b.joined('&&', lengthTests(value, size));
  return (
    addedTest(declared, module, source.added) ??
    elementsTest(known, declared, module, source) ??
    itemsTest(known, declared, module)
  );
}

/** Returns a test of the elements that an expression adds to a list of the type `declared`. */
function addedTest(declared: PuppetType, module: TestImports, added: AddedParts | undefined): ResultTest | null {
  const elements = added?.(null, declared) ?? null;
  if (elements === null) return null;
  const createTests = (value: ESTree.Identifier, imports: TestImports): readonly ESTree.Expression[] =>
    testsOfAdded(elements, value, declared, imports);
  if (createTests(b.identifier('value'), withoutImports(module)).length === 0) return null;
  return (value) => b.joined('&&', createTests(value, module));
}

/** Whether only a simple test remains, which does not call the runtime. */
export function hasQuickRemainder(known: PuppetType, declared: PuppetType): boolean {
  return isProvedUnlessUndef(known, declared) || remainingSize(known, declared) !== null;
}

/** Whether the test of what remains visits no elements of a collection, but for those that the expression of a value adds. */
export function hasCheapRemainder(known: PuppetType, declared: PuppetType, added: AddedParts = () => null): boolean {
  if (hasQuickRemainder(known, declared) || added(null, declared) !== null) return true;
  const elements = unprovedElements(known, declared) ?? [];
  const isCheap = ({ key, known: type, declared: wanted }: UnprovedElement): boolean =>
    !canBe(wanted, Kind.array | Kind.hash | Kind.sensitive) ||
    hasQuickRemainder(type, wanted) ||
    (typeof key === 'string' && added(key, wanted) !== null);
  return elements.length > 0 && elements.every(isCheap);
}

/** The size that decides whether an array of the type `known` is an instance of `declared`. Null if that is not known. */
function remainingSize(known: PuppetType, declared: PuppetType): Size | null {
  const array = onlyArray(declared);
  if (array === null || array.size === null) return null;
  return isOnly(known, Kind.array) && isProved(known, new ArrayType(array.elementType)) ? array.size : null;
}

function onlyArray(type: PuppetType): ArrayType | null {
  const [array, ...others] = membersOf(type);
  return array instanceof ArrayType && others.length === 0 ? array : null;
}

/**
 * Returns a test of those elements of a hash or array that are not proved: `$x.pairs.count >= 0`. It may be false for hashes
 * that were not created from an object.
 */
function elementsTest(
  known: PuppetType,
  declared: PuppetType,
  module: TestImports,
  { testOf, added }: TestSource = {},
): ((value: ESTree.Expression) => ESTree.Expression) | null {
  const elements = unprovedElements(known, declared);
  if (elements === null || elements.length === 0 || elements.length > MAX_MEMBERS) return null;
  const createTests = (value: ESTree.Expression, imports: TestImports): (readonly ESTree.Expression[])[] =>
    elements.map((each) => elementTests(each, value, imports, added));
  const others = createTests(b.identifier('value'), withoutImports(module)).filter((tests) => tests.length === 0);
  const canCall =
    testOf !== undefined &&
    membersOf(declared).every((each) => each instanceof StructType || each instanceof UndefType);
  if (others.length > (canCall ? MAX_TESTED_ELEMENTS : 0)) return null;
  return (value) =>
    b.joined(
      '&&',
      createTests(value, module).flatMap((tests, i) =>
        tests.length > 0 ? tests : [testOf!(value, String(elements[i]!.key))],
      ),
    );
}

/** The tests that an element has the declared type; none if there is no simple test. */
function elementTests(
  { key, known, declared }: UnprovedElement,
  collection: ESTree.Expression,
  module: TestImports,
  added?: AddedParts,
): readonly ESTree.Expression[] {
  const value =
    typeof key === 'number' ? b.element(collection, b.number(key)) : b.namedMember(b.member(collection, 'pairs'), key);
  const part = typeof key === 'string' ? (added?.(key, declared) ?? null) : null;
  const testsOfPart = part === null ? [] : testsOfAdded(part, value, declared, module);
  if (testsOfPart.length > 0) return testsOfPart;
  const members = membersOf(declared);
  const [only] = members;
  if (only instanceof IntegerType && members.length === 1 && isOnly(known, Kind.integer))
    return boundsTests(only, value) ?? [];
  const tests = members.flatMap((member) => memberTest(member, value, module) ?? []);
  // An element of a hash is missing in `pairs` if the hash was not created from an object.
  if (tests.length < members.length && isProvedUnlessUndef(known, declared))
    return [b.binary('!=', value, b.literal(null))];
  return tests.length === 0 || tests.length > MAX_COMPARISONS ? [] : operandsOf(b.joined('||', tests), '&&');
}

/**
 * The tests of those elements of a list that are not proved; none if one of them has no simple test. The list is missing in `pairs`
 * if its hash was not created from an object.
 */
function testsOfAdded(
  { from, types }: Elements,
  list: ESTree.Expression,
  declared: PuppetType,
  module: TestImports,
): readonly ESTree.Expression[] {
  const element = onlyArray(declared)?.elementType;
  if (element === undefined) return [];
  const tests = types.flatMap((known, i) =>
    isProved(known, element) ? [] : [testsOfItem(elementOfList(list, from + i), known, element, module)],
  );
  if (tests.length === 0 || tests.some((each) => each.length === 0)) return [];
  return countComparisons(b.joined('&&', tests.flat())) > MAX_COMPARISONS ? [] : tests.flat();
}

/** The tests of an element of a list that is not proved; none if there is no simple test. */
function testsOfItem(
  item: ESTree.Expression,
  known: PuppetType,
  declared: PuppetType,
  module: TestImports,
): readonly ESTree.Expression[] {
  const members = membersOf(declared);
  const tests = members.map((member) => memberTest(member, item, module)).filter((test) => test !== null);
  if (tests.length === members.length) return operandsOf(b.joined('||', tests), '&&');
  // An item that is perhaps missing has no properties.
  const test = item.type === 'ChainExpression' ? null : elementsTest(known, declared, module);
  return test === null ? [] : operandsOf(test(item), '&&');
}

function elementOfList(list: ESTree.Expression, position: number): ESTree.Expression {
  const read = position < 0 ? b.member(list, 'at') : b.element(list, b.number(position));
  read.optional = list.type !== 'Identifier';
  return b.chain(position < 0 ? b.call(read, [b.number(position)]) : read);
}

/** Returns a test of the Tuples in short arrays, of which only a part is not proved. The runtime caches hashes and long arrays. */
function itemsTest(known: PuppetType, declared: PuppetType, module: TestImports): ResultTest | null {
  const array = onlyArray(declared);
  const items = array !== null && isOnly(known, Kind.array) ? elementTypes(known) : null;
  if (array === null || items === null || !isOnly(items.one, Kind.array)) return null;
  const item = b.identifier(ITEM);
  const test = elementsTest(items.one, array.elementType, module);
  if (test === null) return null;
  return (value) =>
    b.joined('&&', [
      module.call('isShortArray', [value]),
      ...lengthTests(value, array.size ?? ANY_SIZE),
      b.call(b.member(value, 'every'), [b.arrow([item], test(item))]),
    ]);
}
