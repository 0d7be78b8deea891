/** Tests that are true for exactly the instances of a type that inference knows, such as Tuples of scalars. */
import {
  ANY_SIZE,
  AnyType,
  ArrayType,
  EnumType,
  HashType,
  IntegerType,
  type PuppetType,
  Size,
  StringType,
  TupleType,
  UnitType,
} from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import { membersOf } from '../inference/lattice/index.js';
import { boundsTests, ITEM, memberTest } from './type-guards.js';
import { comparisonsWith, countComparisons, isA, isInstance, type TestImports, withoutImports } from './value-tests.js';

/** The largest number of comparisons of a test. The tests of the runtime are shorter than longer ones. */
const MAX_COMPARISONS_OF_FUNCTION = 12;

/** The largest number of elements of a Tuple that are tested one by one. */
const MAX_TUPLE_ELEMENTS = 6;

/**
 * A test that is true for exactly the instances of a type; null if there is no simple test. It adds imports to the module.
 *
 * @param general the test of the runtime, which caches long arrays that have passed
 */
export function exactInstanceTest(
  type: PuppetType,
  value: ESTree.Identifier,
  module: TestImports,
  general: (value: ESTree.Expression) => ESTree.Expression,
): ESTree.Expression | null {
  if (!module.hasPlainValues) return null;
  return elementsTest(type, value, module, general) ?? unionTest(type, value, module);
}

/** The number of comparisons of the test of a type; null if there is no simple test, or only a long one. */
export function comparisonsOfTest(type: PuppetType, module: TestImports): number | null {
  const test = exactInstanceTest(type, b.identifier('value'), withoutImports(module), (value) => value);
  const count = test === null ? Infinity : countComparisons(test);
  return count > MAX_COMPARISONS_OF_FUNCTION ? null : count;
}

/** A test of an array of values with simple tests: `isShortArray($x) ? $x.every((item) => …) : …`. Null for other types. */
function elementsTest(
  type: PuppetType,
  value: ESTree.Identifier,
  module: TestImports,
  general: (value: ESTree.Expression) => ESTree.Expression,
): ESTree.Expression | null {
  const [array, ...others] = membersOf(type);
  if (!(array instanceof ArrayType) || others.length > 0 || acceptsAll(array.elementType)) return null;
  const item = b.identifier(ITEM);
  const test = unionTest(array.elementType, item, module);
  if (test === null) return null;
  const every = b.call(b.member(value, 'every'), [b.arrow([item], test)]);
  const tests = b.joined('&&', [...sizeTests(b.member(value, 'length'), array.size), every]);
  return b.conditional(module.call('isShortArray', [value]), tests, general(value));
}

/** A test of the members of a union; null if one of them has no simple test. */
function unionTest(type: PuppetType, value: ESTree.Expression, module: TestImports): ESTree.Expression | null {
  const tests = membersOf(type).map((member) => exactTest(member, value, module));
  return tests.length > 0 && tests.every((test) => test !== null) ? b.joined('||', tests) : null;
}

function exactTest(type: PuppetType, value: ESTree.Expression, module: TestImports): ESTree.Expression | null {
  if (type instanceof IntegerType) return integerTest(type, value, module);
  if (type instanceof StringType) return stringTest(type, value);
  if (type instanceof EnumType) return enumTest(type, value);
  if (type instanceof TupleType) return tupleTest(type, value, module);
  if (type instanceof ArrayType) {
    if (!acceptsAll(type.elementType)) return null;
    return b.joined('&&', [module.call('isArray', [value]), ...sizeTests(b.member(value, 'length'), type.size)]);
  }
  if (type instanceof HashType) {
    if (!acceptsAll(type.keyType) || !acceptsAll(type.valueType)) return null;
    return b.joined('&&', [isInstance(value, 'PuppetHash', module), ...sizeTests(b.member(value, 'size'), type.size)]);
  }
  return memberTest(type, value, module);
}

/** Whether all values are instances of the type of elements. `Array[0, 0]` has elements of no type. */
function acceptsAll(type: PuppetType): boolean {
  return type instanceof AnyType || type instanceof UnitType;
}

/** The tests of the number of elements, which is never negative. */
function sizeTests(count: ESTree.Expression, size: Size | null): ESTree.Expression[] {
  const { min, max } = size ?? ANY_SIZE;
  if (min === max) return [b.binary('===', count, b.number(min))];
  return comparisonsWith(count, min > 0 ? min : undefined, max < Infinity ? max : undefined);
}

/** Integers beyond a number's precision are bigints. A range between two numbers contains none, an open range does. */
function integerTest(type: IntegerType, value: ESTree.Expression, module: TestImports): ESTree.Expression | null {
  const bounds = boundsTests(type, value);
  if (bounds === null) return null;
  const isBounded = type.from !== null && type.to !== null;
  return b.joined('&&', [isBounded ? isA(value, 'number') : module.call('isInteger', [value]), ...bounds]);
}

/** A string has at most as many characters as UTF-16 units, so only the bounds 0 and 1 are simple. */
function stringTest({ value: text, size }: StringType, value: ESTree.Expression): ESTree.Expression | null {
  if (text !== null) return b.binary('===', value, b.literal(text));
  const { min, max } = size ?? ANY_SIZE;
  if (max === 0) return b.binary('===', value, b.literal(''));
  if (max < Infinity || min > 1) return null;
  const isText = isA(value, 'string');
  return min === 0 ? isText : b.logical('&&', isText, b.binary('!==', value, b.literal('')));
}

function enumTest({ values, ignoreCase }: EnumType, value: ESTree.Expression): ESTree.Expression | null {
  if (ignoreCase || values.length === 0) return null;
  return b.joined(
    '||',
    values.map((each) => b.binary('===', value, b.literal(each))),
  );
}

/** A test of the length of an array and of each element. Null if further elements can follow. */
function tupleTest(
  { types, size }: TupleType,
  value: ESTree.Expression,
  module: TestImports,
): ESTree.Expression | null {
  if (size !== null || types.length === 0 || types.length > MAX_TUPLE_ELEMENTS) return null;
  const tests: ESTree.Expression[] = [module.call('isArray', [value])];
  tests.push(...sizeTests(b.member(value, 'length'), new Size(types.length, types.length)));
  for (const [index, type] of types.entries()) {
    if (membersOf(type).some((member) => member instanceof AnyType)) continue;
    const test = unionTest(type, b.element(value, b.number(index)), module);
    if (test === null) return null;
    tests.push(test);
  }
  return b.joined('&&', tests);
}
