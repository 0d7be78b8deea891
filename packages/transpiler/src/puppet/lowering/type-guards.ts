/** Quick tests of the types of arguments and results, before the check of the runtime. */
import {
  ANY_SIZE,
  AnyType,
  ArrayType,
  BOOLEAN,
  BooleanType,
  EnumType,
  FloatType,
  HASH,
  HashType,
  IntegerType,
  NotUndefType,
  OptionalType,
  PatternType,
  type PuppetType,
  REGEXP,
  RegexpType,
  SENSITIVE,
  SensitiveType,
  STRING,
  StringType,
  UndefType,
} from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import type { Expression } from '../ast/nodes.js';
import { membersOf } from '../inference/lattice/index.js';
import type { Module } from './module.js';
import { patternTest } from './patterns.js';
import {
  comparisonsWith,
  isA,
  isInstance,
  lengthTests,
  MAX_COMPARISONS,
  operandsOf,
  type TestImports,
  withoutImports,
} from './value-tests.js';

/** The largest number of members of a union in a test that is still easy to read. */
export const MAX_MEMBERS = 8;

/** The name of an element of an array in a test of it. */
export const ITEM = 'item';

/** Whether a type has a guard. Unlike the creation of the guard, the question adds no imports to the module. */
export function hasTypeGuard(type: Expression, module: Module): boolean {
  return inlineTypeGuard(type, b.identifier('value'), withoutImports(module)) !== null;
}

/** Whether the guard of a type is true for every value. */
export function acceptsEverything(type: Expression, { types }: Module): boolean {
  const denoted = types?.denotedBy(type) ?? null;
  return denoted !== null && acceptsAll(denoted);
}

/** Whether the guard of a type is false for all instances of a member of the type, which has no simple test. */
export function hasPartialGuard(type: Expression, module: Module): boolean {
  const denoted = module.types?.denotedBy(type) ?? null;
  if (denoted === null || acceptsAll(denoted)) return false;
  return testsOfMembers(denoted, b.identifier('value'), withoutImports(module)).includes(null);
}

/**
 * A JavaScript test that is true only for instances of a type: `typeof $x === 'number' && $x > 0`. It may be false for
 * rare instances, such as Integers beyond a number's precision, and for those of members of a union that have no simple test,
 * because emitted code then calls the runtime's check.
 *
 * @returns the test; `true` if every value is an instance; null if there is no simple test, and if the type cannot be read
 *   without evaluating code, because the use of such a type can fail
 */
export function inlineTypeGuard(
  type: Expression,
  value: ESTree.Identifier,
  module: TestImports,
): ESTree.Expression | true | null {
  const denoted = module.types?.denotedBy(type) ?? null;
  if (denoted === null) return null;
  if (acceptsAll(denoted)) return true;
  const tests = testsOfMembers(denoted, value, module)
    .filter((test) => test !== null)
    .slice(0, MAX_MEMBERS);
  if (tests.length === 0) return null;
  return b.joined(
    '||',
    tests.flatMap((test) => operandsOf(test, '||')),
  );
}

/** The tests of the members of a union; null for members without a simple test. */
function testsOfMembers(
  type: PuppetType,
  value: ESTree.Identifier,
  module: TestImports,
): readonly (ESTree.Expression | null)[] {
  if (type instanceof NotUndefType && type.type === null) return [b.binary('!==', value, b.literal(null))];
  return membersOf(type).map((member) => memberTest(member, value, module));
}

/** Whether all values are instances of a type. */
function acceptsAll(type: PuppetType): boolean {
  return type instanceof AnyType || (type instanceof OptionalType && type.type !== null && acceptsAll(type.type));
}

/** A simple test that is true only for instances of a type, and false for an element that is missing; null if there is none. */
export function memberTest(type: PuppetType, value: ESTree.Expression, module: TestImports): ESTree.Expression | null {
  if (type instanceof UndefType) return b.binary('===', value, b.literal(null));
  if (type instanceof IntegerType) return integerTest(type, value);
  if (type instanceof StringType) return stringTest(type, value);
  if (type instanceof EnumType) return enumTest(type, value);
  if (type instanceof PatternType) return patternTest(type, value, module);
  if (type instanceof BooleanType) return type.equals(BOOLEAN) ? isA(value, 'boolean') : null;
  if (type instanceof FloatType) return floatTest(type, value, module);
  if (type instanceof RegexpType) return type.equals(REGEXP) ? isInstance(value, 'PuppetRegExp', module) : null;
  if (type instanceof ArrayType) return arrayTest(type, value, module);
  if (type instanceof HashType) return type.equals(HASH) ? isInstance(value, 'PuppetHash', module) : null;
  if (!(type instanceof SensitiveType)) return null;
  const isSensitive = isInstance(value, 'Sensitive', module);
  if (type.equals(SENSITIVE)) return isSensitive;
  const content = b.call(b.member(value, 'unwrap'), []);
  return type.type.equals(STRING) ? b.logical('&&', isSensitive, isA(content, 'string')) : null;
}

function integerTest(type: IntegerType, value: ESTree.Expression): ESTree.Expression | null {
  const bounds = boundsTests(type, value);
  return bounds === null ? null : b.joined('&&', [isA(value, 'number'), ...bounds]);
}

/** The tests that an Integer is in a range; null if a bound is no safe integer. */
export function boundsTests({ from, to }: IntegerType, value: ESTree.Expression): ESTree.Expression[] | null {
  if (typeof from === 'bigint' || typeof to === 'bigint') return null;
  return comparisonsWith(value, from ?? undefined, to ?? undefined);
}

function floatTest({ from, to }: FloatType, value: ESTree.Expression, module: TestImports): ESTree.Expression {
  const number = b.member(value, 'value');
  const [low, high] = [from, to].map((bound) => (Number.isFinite(bound) ? bound : undefined));
  return b.joined('&&', [isInstance(value, 'Float', module), ...comparisonsWith(number, low, high)]);
}

/** A string has at most as many characters as UTF-16 units, so only a lower bound of 1 is simple. */
function stringTest(type: StringType, value: ESTree.Expression): ESTree.Expression | null {
  if (type.equals(STRING)) return isA(value, 'string');
  const isNonEmpty = type.value === null && type.size?.min === 1 && type.size.max === Infinity;
  return isNonEmpty ? b.logical('&&', isA(value, 'string'), b.binary('!==', value, b.literal(''))) : null;
}

/**
 * A test for short arrays whose elements have a simple test: `isShortArray($x) && $x.every((item) => …)`. The runtime
 * caches long arrays that have passed a test.
 */
function arrayTest(type: ArrayType, value: ESTree.Expression, module: TestImports): ESTree.Expression | null {
  const sizes = lengthTests(value, type.size ?? ANY_SIZE);
  if (type.elementType instanceof AnyType) return b.joined('&&', [module.call('isArray', [value]), ...sizes]);
  const item = b.identifier(ITEM);
  const members = membersOf(type.elementType);
  const tests = members.map((member) => (member instanceof ArrayType ? null : memberTest(member, item, module)));
  if (tests.length === 0 || tests.length > MAX_MEMBERS || !tests.every((test) => test !== null)) return null;
  const every = b.call(b.member(value, 'every'), [b.arrow([item], b.joined('||', tests))]);
  return b.joined('&&', [module.call('isShortArray', [value]), ...sizes, every]);
}

/** A test for the strings of an Enum; null if there are many. */
function enumTest({ values, ignoreCase }: EnumType, value: ESTree.Expression): ESTree.Expression | null {
  if (ignoreCase || values.length === 0 || values.length > MAX_COMPARISONS) return null;
  return b.joined(
    '||',
    values.map((each) => b.binary('===', value, b.literal(each))),
  );
}
