/** Tests for the options of `case` expressions and selectors that do not choose how to match at run time. */
import { type PuppetType, TupleType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression, LiteralList } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { Kind, kindsOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import { exactTypeTest } from '../type-tests.js';
import { isEqualToItselfOnly } from './operators.js';
import { letterTest } from './text-comparisons.js';
import { instanceTest, lowerType } from './types.js';

/**
 * A test for one option; null if there is none.
 *
 * @param value the control value, which can be repeated
 * @param known the type of the control value
 * @param record where the groups of a match are recorded, if they are
 */
export function optionTest(
  option: Expression,
  value: ESTree.Expression,
  known: PuppetType,
  record: readonly ESTree.Identifier[],
  context: LoweringContext,
): ESTree.Expression | null {
  const { module } = context;
  if (!module.hasPlainValues) return null;
  switch (option.type) {
    case 'LiteralBoolean':
    case 'LiteralInteger':
    case 'LiteralString':
    case 'LiteralUndef':
    case 'QualifiedName': {
      const isIdentity =
        isEqualToItselfOnly(option, known) || (option.type === 'LiteralInteger' && hasOnly(known, Kind.integer));
      const literal = context.expression(option);
      if (isIdentity) return b.binary('===', value, literal);
      const letter = value.type === 'Identifier' ? letterTest(value, option) : null;
      return letter ?? module.call('equals', [value, literal], option.start);
    }
    case 'LiteralRegularExpression':
      return hasOnly(known, Kind.string)
        ? module.call('matchRegExp', [value, lowerType(option, context), ...record], option.start)
        : null;
    case 'LiteralList':
      return listTest(option, value, known, record, context);
    default:
      return exactTypeTest(option, value, module, kindsOf(known)) ?? instanceTest(option, value, known, context);
  }
}

/** The largest number of elements of a list that are tested one by one. */
export const MAX_TESTED_ELEMENTS = 4;

/**
 * Tests the elements of a list one by one, if the control value has as many: `case [$x, $y] { [Hash, Array]: … }`. Null if
 * one of them has no test.
 */
function listTest(
  { values }: LiteralList,
  list: ESTree.Expression,
  known: PuppetType,
  record: readonly ESTree.Identifier[],
  context: LoweringContext,
): ESTree.Expression | null {
  if (!(known instanceof TupleType) || known.size !== null || known.types.length !== values.length) return null;
  if (values.length > MAX_TESTED_ELEMENTS) return null;
  const tests: ESTree.Expression[] = [];
  for (const [index, value] of values.entries()) {
    const option = unwrap(value);
    if (option.type === 'LiteralDefault') continue;
    const element = list.type === 'ArrayExpression' ? list.elements[index] : b.element(list, b.literal(index));
    if (element == null || element.type === 'SpreadElement') return null;
    const test =
      optionTest(option, element, known.types[index]!, record, context) ??
      (option.type === 'LiteralList' ? matchTest(option, element, record, context) : null);
    if (test === null) return null;
    tests.push(test);
  }
  return tests.length === 0 ? null : b.joined('&&', tests);
}

/** A test of an element by a list that the runtime compares with it. */
function matchTest(
  list: LiteralList,
  element: ESTree.Expression,
  record: readonly ESTree.Identifier[],
  context: LoweringContext,
): ESTree.Expression {
  return context.module.call('caseMatches', [context.expression(list), element, ...record], list.start);
}
