/** Tests for the options of `case` expressions and selectors that do not choose how to match at run time. */
import { stripLeadingColons } from '@pptjs/runtime/internal';
import { type PuppetType, TupleType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { isTypeName } from '../../analysis/constants.js';
import type { Expression, LiteralList } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { Kind, kindsOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import { exactTypeTest } from '../type-tests.js';
import { isEqualToItselfOnly, letterTest } from './text-comparisons.js';
import { instanceTest, isSafe, lowerType } from './types.js';

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
    case 'LiteralRegularExpression': {
      const isText = hasOnly(known, Kind.string);
      // In code that runs once, a short test is better than a fast one.
      if (!isText && !context.isInner) return null;
      const matches = module.call('matchRegExp', [value, lowerType(option, context), ...record], option.start);
      return isText
        ? matches
        : b.logical('&&', b.binary('===', b.unary('typeof', value), b.literal('string')), matches);
    }
    case 'LiteralList':
      return listTest(option, value, known, record, context);
    default:
      return (
        exactTypeTest(option, value, module, kindsOf(known)) ??
        instanceTest(option, value, known, context) ??
        equalityTest(option, value, context)
      );
  }
}

/** The kinds of computed options that match the values that are equal to them. */
const COMPARED_KINDS = Kind.string | Kind.integer | Kind.boolean | Kind.undef;

/** A comparison with an option that is computed: `case $name { $user['name']: … }`. Null if it may be an option of another kind. */
function equalityTest(
  option: Expression,
  value: ESTree.Expression,
  context: LoweringContext,
): ESTree.Expression | null {
  if (!hasOnly(context.typeOf(option), COMPARED_KINDS)) return null;
  return context.module.call('equals', [value, context.expression(option)], option.start);
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
  const options = values.map(unwrap);
  // All elements of an option are evaluated before the first one is compared.
  if (!options.every((option) => isSkippable(option, context) || isTypeName(option))) return null;
  const tests: ESTree.Expression[] = [];
  for (const [index, option] of options.entries()) {
    if (option.type === 'LiteralDefault') continue;
    const element = list.type === 'ArrayExpression' ? list.elements[index] : b.element(list, b.literal(index));
    if (element == null || element.type === 'SpreadElement') return null;
    let test = optionTest(option, element, known.types[index]!, record, context);
    if (test === null && isSkippable(option, context))
      test = context.module.call('caseMatches', [lowerType(option, context), element, ...record], option.start);
    if (test === null) return null;
    tests.push(test);
  }
  return tests.length === 0 ? null : b.joined('&&', tests);
}

/** Whether an element of a list need not be evaluated if an earlier one does not match. */
function isSkippable(option: Expression, context: LoweringContext): boolean {
  if (option.type === 'LiteralList') return option.values.every((value) => isSkippable(unwrap(value), context));
  if (option.type === 'QualifiedReference')
    return context.module.builtinType(stripLeadingColons(option.value)) !== undefined;
  return isSafe(option, context);
}
