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
import { isOnly, Kind, membersOf } from '../inference/lattice/index.js';
import { isProved, isProvedUnlessUndef, type UnprovedElement, unprovedElements } from './proofs.js';
import type { ResultTest } from './sink.js';
import { boundsTests, ITEM, MAX_MEMBERS, memberTest } from './type-guards.js';
import { lengthTests, MAX_COMPARISONS, operandsOf, type TestImports, withoutImports } from './value-tests.js';

/** Creates the test of an element of a hash that has no simple test: a call of the runtime. */
export type ElementTest = (hash: ESTree.Identifier, key: string) => ESTree.Expression;

/** The largest number of elements of a hash that calls of the runtime test. A test of the whole hash is as fast as a few calls. */
const MAX_TESTED_ELEMENTS = 2;

/**
 * Returns a test that only instances of `declared` pass, of values of the type `known`: it compares a value with undef, reads the
 * length of an array, or reads those elements of a hash or of arrays that are not proved. Null if there is no such test.
 *
 * @param testOf returns the test of an element of a hash without a simple test; without it, there is no test of such elements
 */
export function remainingTest(
  known: PuppetType,
  declared: PuppetType,
  module: TestImports,
  testOf?: ElementTest,
): ResultTest | null {
  if (isProvedUnlessUndef(known, declared)) return (value) => b.binary('!==', value, b.literal(null));
  const size = remainingSize(known, declared);
  if (size !== null) return (value) => b.joined('&&', lengthTests(value, size));
  return elementsTest(known, declared, module, testOf) ?? itemsTest(known, declared, module);
}

/** Whether only a simple test remains, which does not call the runtime. */
export function hasQuickRemainder(known: PuppetType, declared: PuppetType): boolean {
  return isProvedUnlessUndef(known, declared) || remainingSize(known, declared) !== null;
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
  testOf?: ElementTest,
): ResultTest | null {
  const elements = unprovedElements(known, declared);
  if (elements === null || elements.length === 0 || elements.length > MAX_MEMBERS) return null;
  const createTests = (value: ESTree.Identifier, imports: TestImports): (readonly ESTree.Expression[])[] =>
    elements.map((each) => elementTests(each, value, imports));
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
  collection: ESTree.Identifier,
  module: TestImports,
): readonly ESTree.Expression[] {
  const value =
    typeof key === 'number' ? b.element(collection, b.number(key)) : b.namedMember(b.member(collection, 'pairs'), key);
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
