/** Tests that are true for exactly the instances of a type. */
import type { PuppetType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import { isTypeName, literalInteger } from '../analysis/constants.js';
import type { Expression } from '../ast/nodes.js';
import { unwrap } from '../ast/shapes.js';
import { Kind, type Kinds, kindsOf, membersOf } from '../inference/lattice/index.js';
import { isProved } from './proofs.js';
import {
  comparisonsWith,
  countComparisons,
  isA,
  isInstance,
  MAX_COMPARISONS,
  type TestImports,
  withoutImports,
} from './value-tests.js';

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
  module: TestImports,
  kinds: Kinds = ~0,
): ESTree.Expression | null {
  if (!module.hasPlainValues) return null;
  const createTests = (imports: TestImports): readonly ESTree.Expression[] =>
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
  module: TestImports,
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

/** The tests of which one is true for each instance. */
function alternatives(
  type: Expression,
  value: ESTree.Expression,
  module: TestImports,
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
    case 'array':
    case 'hash': {
      const size = sizeTests(value, keys, type.leftExpr.value === 'array' ? 'length' : 'size');
      return size === null ? null : [b.joined('&&', [plainTest(type.leftExpr.value, value, module)!, ...size])];
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

function plainTest(name: string, value: ESTree.Expression, module: TestImports): ESTree.Expression | null {
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

/** Integers beyond a number's precision are bigints. A range between two numbers contains none, an open range does. */
function exactRangeTest(
  value: ESTree.Expression,
  from: Expression | undefined,
  to: Expression | undefined,
  kinds: Kinds,
  module: TestImports,
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

/** The tests of the size of a collection for the keys of `Array[1, 9]` and `Hash[0, 0]`; null for other keys. */
function sizeTests(
  value: ESTree.Expression,
  keys: readonly Expression[],
  property: 'length' | 'size',
): readonly ESTree.Expression[] | null {
  const [low, high] = keys.map(bound);
  if (keys.length !== 2 || typeof low !== 'number' || high === null || low < 0 || low > (high ?? low)) return null;
  // Hash accepts no default for a size.
  if (property === 'size' && high === undefined) return null;
  const size = b.member(value, property);
  if (low === high) return [b.binary('===', size, b.number(low))];
  return comparisonsWith(size, low > 0 ? low : undefined, high);
}

/** The value of a bound that is a literal number; `undefined` for no bound, null for any other expression. */
function bound(node: Expression | undefined): number | undefined | null {
  if (node === undefined || node.type === 'LiteralDefault') return undefined;
  return literalInteger(node);
}
