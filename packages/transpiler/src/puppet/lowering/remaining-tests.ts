/** Tests of the part of a declared type that inference does not prove. */
import { ArrayType, type PuppetType, type Size } from '@pptjs/runtime/lattice';
import * as b from '../../estree/index.js';
import { isOnly, Kind, membersOf } from '../inference/lattice/index.js';
import { isProved, isProvedUnlessUndef } from './proofs.js';
import type { ResultTest } from './sink.js';
import { elementsTest, type ElementTest, type GuardImports, lengthTests } from './type-guards.js';

/**
 * Returns a test that only instances of `declared` pass, of values of the type `known`: it compares a value with undef, reads the
 * length of an array, or reads those elements of a hash that are not proved. Null if there is no such test.
 *
 * @param testOf returns the test of an element that has no simple test
 */
export function remainingTest(
  known: PuppetType,
  declared: PuppetType,
  module: GuardImports,
  testOf?: ElementTest,
): ResultTest | null {
  if (isProvedUnlessUndef(known, declared)) return (value) => b.binary('!==', value, b.literal(null));
  const size = remainingSize(known, declared);
  if (size !== null) return (value) => b.joined('&&', lengthTests(value, size));
  return elementsTest(known, declared, module, testOf);
}

/** Whether only a simple test remains, which does not call the runtime. */
export function hasQuickRemainder(known: PuppetType, declared: PuppetType): boolean {
  return isProvedUnlessUndef(known, declared) || remainingSize(known, declared) !== null;
}

/** The size that decides whether an array of the type `known` is an instance of `declared`. Null if that is not known. */
function remainingSize(known: PuppetType, declared: PuppetType): Size | null {
  const [array, ...others] = membersOf(declared);
  if (!(array instanceof ArrayType) || array.size === null || others.length > 0) return null;
  return isOnly(known, Kind.array) && isProved(known, new ArrayType(array.elementType)) ? array.size : null;
}
