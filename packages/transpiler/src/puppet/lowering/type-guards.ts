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
  type PuppetType,
  SENSITIVE,
  SensitiveType,
  STRING,
  StringType,
  UndefType,
} from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import type { ValueCount } from '../analysis/accepted-values.js';
import { isTypeName, literalInteger } from '../analysis/constants.js';
import type { Expression } from '../ast/nodes.js';
import { unwrap } from '../ast/shapes.js';
import { Kind, type Kinds, kindsOf, membersOf } from '../inference/lattice/index.js';
import type { Module } from './module.js';
import { isProved } from './proofs.js';

/** The part of a module that guards use. */
export type GuardImports = Pick<Module, 'call' | 'hasPlainValues' | 'imported' | 'types'>;

/** Whether a type has a guard. Unlike the creation of the guard, the question adds no imports to the module. */
export function hasTypeGuard(type: Expression, module: Module): boolean {
  return inlineTypeGuard(type, b.identifier('value'), withoutImports(module)) !== null;
}

/** Whether the guard of a type is true for every value. As with `hasTypeGuard`, the question adds no imports. */
export function acceptsEverything(type: Expression, module: Module): boolean {
  return inlineTypeGuard(type, b.identifier('value'), withoutImports(module)) === true;
}

/** A substitute for a module that guards can use without an effect on the module. */
export function withoutImports({ hasPlainValues, types }: GuardImports): GuardImports {
  return {
    call: (helper, args) => b.call(b.identifier(helper), args),
    hasPlainValues,
    imported: (_: unknown, name: string) => b.identifier(name),
    types,
  };
}

/** Whether the guard of a type is false for all instances of a member of the type, which has no simple test. */
export function hasPartialGuard(type: Expression, module: Module): boolean {
  if (writtenGuard(type, b.identifier('value'), withoutImports(module)) !== null) return false;
  const denoted = module.types?.denotedBy(type) ?? null;
  if (denoted === null) return false;
  return membersOf(denoted).some(
    (member) => memberTest(member, b.identifier('value'), withoutImports(module)) === null,
  );
}

/**
 * A JavaScript test that is true only for instances of a type: `typeof $x === 'number' && $x > 0`. It may be false for
 * rare instances, such as Integers beyond a number's precision, because emitted code then calls the runtime's check.
 *
 * @returns the test; `true` if every value is an instance; null if there is no simple test
 */
export function inlineTypeGuard(
  type: Expression,
  value: ESTree.Identifier,
  module: GuardImports,
): ESTree.Expression | true | null {
  return writtenGuard(type, value, module) ?? guardOfMembers(type, value, module);
}

/** A guard with the tests of a type as it is written. */
function writtenGuard(
  type: Expression,
  value: ESTree.Identifier,
  module: GuardImports,
): ESTree.Expression | true | null {
  if (type.type === 'QualifiedReference') {
    if (type.value === 'any') return true;
    return type.value === 'integer' ? isA(value, 'number') : exactTypeTest(type, value, module);
  }
  if (type.type !== 'AccessExpression' || type.leftExpr.type !== 'QualifiedReference') return null;
  const [first, second] = type.keys;
  switch (type.leftExpr.value) {
    case 'integer':
      return rangeTest(value, first, second);
    case 'optional': {
      if (type.keys.length !== 1 || first === undefined) return null;
      const inner = writtenGuard(first, value, module);
      return inner === null || inner === true ? inner : b.logical('||', b.binary('===', value, b.literal(null)), inner);
    }
    default:
      return exactTypeTest(type, value, module);
  }
}

/**
 * A guard for the instances of those members of a union that have simple tests: `typeof $x === 'string'` for
 * `Variant[String, Hash]`. It is null if the type cannot be read without evaluating code, because the use of such a type
 * can fail.
 */
function guardOfMembers(type: Expression, value: ESTree.Identifier, module: GuardImports): ESTree.Expression | null {
  const denoted = module.types?.denotedBy(type) ?? null;
  if (denoted === null) return null;
  const tests: ESTree.Expression[] = [];
  for (const member of membersOf(denoted)) {
    const test = memberTest(member, value, module);
    if (test !== null && tests.length < MAX_MEMBERS) tests.push(test);
  }
  return tests.length === 0 ? null : b.joined('||', tests);
}

/** A simple test that is true only for instances of a type; null if there is none. */
export function memberTest(type: PuppetType, value: ESTree.Expression, module: GuardImports): ESTree.Expression | null {
  if (type instanceof UndefType) return b.binary('===', value, b.literal(null));
  if (type instanceof IntegerType) return integerTest(type, value);
  if (type instanceof StringType) return stringTest(type, value);
  if (type instanceof EnumType) return enumTest(type, value);
  if (type instanceof BooleanType) return type.equals(BOOLEAN) ? isA(value, 'boolean') : null;
  if (type instanceof FloatType) return floatTest(type, value, module);
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

function floatTest({ from, to }: FloatType, value: ESTree.Expression, module: GuardImports): ESTree.Expression {
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
 * remembers long arrays that have passed a test.
 */
function arrayTest(type: ArrayType, value: ESTree.Expression, module: GuardImports): ESTree.Expression | null {
  const sizes = lengthTests(value, type.size ?? ANY_SIZE);
  if (type.elementType instanceof AnyType) return b.joined('&&', [module.call('isArray', [value]), ...sizes]);
  const item = b.identifier(ITEM);
  const members = membersOf(type.elementType);
  const tests = members.map((member) => (member instanceof ArrayType ? null : memberTest(member, item, module)));
  if (tests.length === 0 || tests.length > MAX_MEMBERS || !tests.every((test) => test !== null)) return null;
  const every = b.call(b.member(value, 'every'), [b.arrow([item], b.joined('||', tests))]);
  return b.joined('&&', [module.call('isShortArray', [value]), ...sizes, every]);
}

/** The tests that the length of an array is in a range. */
export function lengthTests(array: ESTree.Expression, { min, max }: ValueCount): ESTree.Expression[] {
  const length = b.member(array, 'length');
  if (min === max) return [b.binary('===', length, b.number(min))];
  return comparisonsWith(length, min > 0 ? min : undefined, max < Infinity ? max : undefined);
}

/** The name of an element of an array in a test of it. */
export const ITEM = 'item';

/** A test for the strings of an Enum; null if there are many. */
function enumTest({ values, ignoreCase }: EnumType, value: ESTree.Expression): ESTree.Expression | null {
  if (ignoreCase || values.length === 0 || values.length > MAX_COMPARISONS) return null;
  return b.joined(
    '||',
    values.map((each) => b.binary('===', value, b.literal(each))),
  );
}

/** The largest numbers of comparisons, and of members of a union, in a test that is still easy to read. */
export const MAX_COMPARISONS = 4;
export const MAX_MEMBERS = 7;

/**
 * A JavaScript test that is true for exactly the instances of a type among the values of some kinds.
 *
 * @param value may be any expression if the test contains it once; otherwise it must be an identifier
 * @param kinds the kinds that the value can have
 * @returns null if there is no simple test
 */
export function exactTypeTest(
  type: Expression,
  value: ESTree.Expression,
  module: GuardImports,
  kinds: Kinds = ~0,
): ESTree.Expression | null {
  if (!module.hasPlainValues) return null;
  const createTests = (imports: GuardImports): readonly ESTree.Expression[] =>
    alternatives(unwrap(type), value, imports, kinds) ?? [];
  const comparisons = createTests(withoutImports(module)).reduce((sum, test) => sum + countComparisons(test), 0);
  const maximum = value.type === 'Identifier' ? MAX_COMPARISONS : 1;
  return comparisons === 0 || comparisons > maximum ? null : b.joined('||', createTests(module));
}

/**
 * A test of the kind of a value that is true for exactly the instances of a type: `$x instanceof PuppetHash` for
 * `$x =~ Hash[String, Data]`, if all hashes that `$x` can be certainly have this type. Null if there is none.
 *
 * @param known a type of the value
 */
export function kindTest(
  type: PuppetType,
  value: ESTree.Expression,
  known: PuppetType,
  module: GuardImports,
): ESTree.Expression | null {
  let accepted = 0;
  let rejected = 0;
  for (const member of membersOf(known)) {
    if (isProved(member, type)) accepted |= kindsOf(member);
    else rejected |= kindsOf(member);
  }
  if ((rejected & kindsOf(type)) !== 0 || (rejected & accepted) !== 0) return null;
  if (accepted === Kind.hash) return isInstance(value, 'PuppetHash', module);
  return accepted === Kind.array ? module.call('isArray', [value]) : null;
}

/** The number of comparisons in a test. */
export function countComparisons(test: ESTree.Expression): number {
  if (test.type === 'LogicalExpression') return countComparisons(test.left) + countComparisons(test.right);
  const [block] = test.type === 'CallExpression' ? test.arguments : [];
  const isBlock = block?.type === 'ArrowFunctionExpression' && block.body.type !== 'BlockStatement';
  return 1 + (isBlock ? countComparisons(block.body as ESTree.Expression) : 0);
}

/** The tests of which one is true for each instance. */
function alternatives(
  type: Expression,
  value: ESTree.Expression,
  module: GuardImports,
  kinds: Kinds,
): readonly ESTree.Expression[] | null {
  if (type.type === 'QualifiedReference') {
    const names = UNIONS.get(type.value) ?? [type.value];
    const tests = names.map((name) => plainTest(name, value, module));
    return tests.every((test) => test !== null) ? tests : null;
  }
  if (type.type !== 'AccessExpression' || type.leftExpr.type !== 'QualifiedReference') return null;
  const { keys } = type;
  const [first, second] = keys;
  switch (type.leftExpr.value) {
    case 'integer': {
      const test = exactRangeTest(value, first, second, kinds, module);
      return test === null || keys.length > 2 ? null : [test];
    }
    case 'string': {
      // A string has at most as many characters as UTF-16 units, so only a lower bound of 1 is simple.
      const isNonEmpty = keys.length === 1 && first !== undefined && literalInteger(first) === 1;
      return isNonEmpty ? [b.logical('&&', isA(value, 'string'), b.binary('!==', value, b.literal('')))] : null;
    }
    case 'enum':
      return keys.length > 0 && keys.every((key) => key.type === 'LiteralString')
        ? keys.map((key) => b.binary('===', value, b.literal(key.value)))
        : null;
    case 'optional':
    case 'variant': {
      if (type.leftExpr.value === 'optional' && keys.length !== 1) return null;
      const parts = keys.map((key) => (isTypeName(key) ? alternatives(unwrap(key), value, module, kinds) : null));
      const tests = parts.every((part) => part !== null) ? parts.flat() : null;
      if (tests === null || type.leftExpr.value === 'variant') return tests;
      return [b.binary('===', value, b.literal(null)), ...tests];
    }
    default:
      return null;
  }
}

/** The types of Puppet that are unions of types with simple tests. */
const UNIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['collection', ['array', 'hash']],
  ['numeric', ['integer', 'float']],
  ['scalardata', ['string', 'integer', 'float', 'boolean']],
]);

function plainTest(name: string, value: ESTree.Expression, module: GuardImports): ESTree.Expression | null {
  switch (name) {
    case 'integer':
      return module.call('isInteger', [value]);
    case 'string':
      return isA(value, 'string');
    case 'boolean':
      return isA(value, 'boolean');
    case 'undef':
      return b.binary('===', value, b.literal(null));
    case 'notundef':
      return b.binary('!==', value, b.literal(null));
    case 'array':
      return module.call('isArray', [value]);
    case 'hash':
      return isInstance(value, 'PuppetHash', module);
    case 'float':
      return isInstance(value, 'Float', module);
    case 'regexp':
      return isInstance(value, 'PuppetRegExp', module);
    case 'sensitive':
      return isInstance(value, 'Sensitive', module);
    default:
      return null;
  }
}

function isA(value: ESTree.Expression, type: string): ESTree.Expression {
  return b.binary('===', b.unary('typeof', value), b.literal(type));
}

function isInstance(value: ESTree.Expression, name: string, module: GuardImports): ESTree.Expression {
  return b.binary('instanceof', value, module.imported('runtime', name));
}

/** A test for the numbers of a range, which is false for Integers beyond a number's precision. */
function rangeTest(
  value: ESTree.Identifier,
  from: Expression | undefined,
  to: Expression | undefined,
): ESTree.Expression | null {
  const [low, high] = [bound(from), bound(to)];
  if (low === null || high === null) return null;
  return b.joined('&&', [isA(value, 'number'), ...comparisonsWith(value, low, high)]);
}

/** Integers beyond a number's precision are bigints. A range between two numbers contains none, an open range does. */
function exactRangeTest(
  value: ESTree.Expression,
  from: Expression | undefined,
  to: Expression | undefined,
  kinds: Kinds,
  module: GuardImports,
): ESTree.Expression | null {
  const [low, high] = [bound(from), bound(to)];
  if (low === null || high === null || (low === undefined && high === undefined)) return null;
  // Creating a type with its bounds in the wrong order is an error.
  if (low !== undefined && high !== undefined && low > high) return null;
  const comparisons = comparisonsWith(value, low, high);
  if ((kinds & ~Kind.integer) !== 0) {
    const isBounded = low !== undefined && high !== undefined;
    comparisons.unshift(isBounded ? isA(value, 'number') : module.call('isInteger', [value]));
  }
  return b.joined('&&', comparisons);
}

function comparisonsWith(
  value: ESTree.Expression,
  low: number | undefined,
  high: number | undefined,
): ESTree.Expression[] {
  return [
    ...(low === undefined ? [] : [b.binary('>=', value, b.number(low))]),
    ...(high === undefined ? [] : [b.binary('<=', value, b.number(high))]),
  ];
}

/** The value of a bound that is a literal number; `undefined` for no bound, null for any other expression. */
function bound(node: Expression | undefined): number | undefined | null {
  if (node === undefined || node.type === 'LiteralDefault') return undefined;
  return literalInteger(node);
}
