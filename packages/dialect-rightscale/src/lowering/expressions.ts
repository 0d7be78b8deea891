import { build as b } from '@pptjs/transpiler/dialect';
import type * as ESTree from 'estree';
import { describeField, emptyCollectionType, isHref, pathOf } from '../analysis/api-paths.js';
import { isBoolean } from '../analysis/kinds.js';
import { rootOf } from '../analysis/resolve.js';
import { API_FUNCTIONS, functions } from '../facts/functions.js';
import type {
  Action,
  Binary,
  Expression,
  Field,
  FunctionCall,
  HashLiteral,
  RangeLiteral,
  Slice,
  Unary,
  Variable,
} from '../syntax/nodes.js';
import { DateTime } from '../values/date-time.js';
import { type Context, FUNCTIONS, RUNTIME } from './context.js';

/** The helper of each binary operator. `&&`, `||`, `!=` and `<<` are not here. */
const HELPERS: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'modulo',
  '^': 'power',
  '==': 'equals',
  '=~': 'match',
  '!~': 'matchNot',
  '<': 'less',
  '<=': 'lessOrEqual',
  '>': 'greater',
  '>=': 'greaterOrEqual',
  '&': 'bitAnd',
  '|': 'bitOr',
};

/** The value of an expression. */
export function lowerExpression(expression: Expression, context: Context): ESTree.Expression {
  switch (expression.type) {
    case 'NullLiteral':
      return b.literal(null);
    case 'BooleanLiteral':
    case 'StringLiteral':
      return b.literal(expression.value);
    case 'IntegerLiteral':
      return integerLiteral(expression.value);
    case 'FloatLiteral':
      return context.call('float', [b.number(expression.value)], expression.at);
    case 'DateTimeLiteral':
      return context.call('dateTime', [b.literal(new DateTime(expression.seconds).toIso())], expression.at);
    case 'RegexpLiteral': {
      const parts = expression.options === '' ? [expression.pattern] : [expression.pattern, expression.options];
      return context.call(
        'regexp',
        parts.map((part) => b.literal(part)),
        expression.at,
      );
    }
    case 'DurationLiteral':
      return b.literal(expression.text);
    case 'ArrayLiteral':
      return b.array(expression.elements.map((element) => lowerExpression(element, context)));
    case 'RangeLiteral':
      return context.call('range', bounds(expression, context), expression.at);
    case 'HashLiteral':
      return lowerHash(expression, context);
    case 'Variable':
      return context.read(expression);
    case 'Unary':
      return lowerUnary(expression, context);
    case 'Binary':
      return lowerBinary(expression, context);
    case 'Slice':
      return context.call(
        'index',
        [lowerExpression(expression.base, context), lowerIndex(expression.index, context)],
        expression.at,
      );
    case 'FunctionCall':
      return lowerFunctionCall(expression, context);
    case 'Field':
    case 'Action':
      return lowerPath(expression, context);
    case 'Namespace':
      return context.call('needsApi', [b.literal(`'${expression.name}'`)], expression.at);
    case 'Map':
      return context.map(expression);
  }
}

function integerLiteral(value: bigint): ESTree.Expression {
  const isSafe = value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER);
  return b.number(isSafe ? Number(value) : value);
}

/** The content of brackets: a range can leave out a bound. */
export function lowerIndex(index: Expression, context: Context): ESTree.Expression {
  if (index.type !== 'RangeLiteral') return lowerExpression(index, context);
  return context.call('between', bounds(index, context), index.at);
}

function bounds({ first, last }: RangeLiteral, context: Context): ESTree.Expression[] {
  const start = first === null ? b.identifier('undefined') : lowerExpression(first, context);
  return last === null ? [start] : [start, lowerExpression(last, context)];
}

/** `hash({ key: value })`, or `hashOfPairs(key, value, …)` if JavaScript would reorder or merge the keys. */
function lowerHash({ entries, at }: HashLiteral, context: Context): ESTree.Expression {
  const names = entries.map(({ key }) => (key.type === 'StringLiteral' ? key.value : null));
  const areNames = names.every((name) => name !== null && !/^\d+$/.test(name)) && new Set(names).size === names.length;
  if (areNames) {
    const properties = entries.map(({ value }, index): b.NamedValue => [
      names[index] ?? '',
      lowerExpression(value, context),
    ]);
    return context.call('hash', properties.length === 0 ? [] : [b.object(properties)], at);
  }
  const pairs = entries.flatMap(({ key, value }) => [lowerExpression(key, context), lowerExpression(value, context)]);
  return b.pairsCall(context.module.imported(RUNTIME, 'hashOfPairs', at), pairs);
}

function lowerUnary({ operator, operand, at }: Unary, context: Context): ESTree.Expression {
  if (operator === '!') return b.not(lowerCondition(operand, context));
  if (operator === '-' && operand.type === 'IntegerLiteral' && operand.value >= 0n)
    return integerLiteral(-operand.value);
  if (operator === '-' && operand.type === 'FloatLiteral') return context.call('float', [b.number(-operand.value)], at);
  return context.call(operator === '-' ? 'negate' : 'plus', [lowerExpression(operand, context)], at);
}

function lowerBinary(node: Binary, context: Context): ESTree.Expression {
  const { operator, left, right, at } = node;
  if (operator === '&&' || operator === '||') return lowerLogical(node, context);
  if (operator === '<<') return lowerAppend(node, context, true);
  const operands = [lowerExpression(left, context), lowerExpression(right, context)];
  if (operator === '!=') return b.unary('!', context.call('equals', operands, at));
  return context.call(HELPERS[operator] ?? '', operands, at);
}

/**
 * `$list << 1` also assigns `$list`, if the left operand is a variable or an element of one.
 *
 * @param isUsed whether the value of the expression is used
 */
export function lowerAppend(node: Binary, context: Context, isUsed: boolean): ESTree.Expression {
  const appends: Binary[] = [];
  let target: Expression = node;
  for (; target.type === 'Binary' && target.operator === '<<'; target = target.left) appends.unshift(target);
  const root = rootOf(target);
  if (target.type === 'Slice' && root !== null) return appendToElement(target, root, appends, context, isUsed);
  const result = appends.reduce<ESTree.Expression>(
    (array, { right, at }) => context.call('append', [array, lowerExpression(right, context)], at),
    lowerExpression(target, context),
  );
  return target.type === 'Variable' ? context.write(target, result) : result;
}

function appendToElement(
  target: Slice,
  root: Variable,
  appends: readonly Binary[],
  context: Context,
  isUsed: boolean,
): ESTree.Expression {
  const path = pathOfElement(target).map((index) => lowerIndex(index, context));
  const values = appends.map(({ right }) => lowerExpression(right, context));
  const appended = context.call('appendAt', [context.read(root), b.array(path), ...values], appends[0]?.at);
  const assignment = context.write(root, appended);
  if (!isUsed) return assignment;
  return path.reduce<ESTree.Expression>((base, index) => context.call('index', [base, index], target.at), assignment);
}

/** The indexes of `$x[0]['key']`, from the first one on. */
export function pathOfElement(slice: Slice): Expression[] {
  const path: Expression[] = [];
  for (let base: Expression = slice; base.type === 'Slice'; base = base.base) path.unshift(base.index);
  return path;
}

function lowerLogical({ operator, left, right, at }: Binary, context: Context): ESTree.Expression {
  const rightValue = lowerExpression(right, context);
  if (isBoolean(left)) return b.logical(operator === '&&' ? '&&' : '||', lowerExpression(left, context), rightValue);
  const helper = operator === '&&' ? 'and' : 'or';
  return context.call(helper, [lowerExpression(left, context), b.arrow([], rightValue)], at);
}

/** Whether an expression counts as true, as a JavaScript boolean. */
export function lowerCondition(expression: Expression, context: Context): ESTree.Expression {
  if (expression.type === 'Binary' && (expression.operator === '&&' || expression.operator === '||'))
    return b.logical(
      expression.operator,
      lowerCondition(expression.left, context),
      lowerCondition(expression.right, context),
    );
  const value = lowerExpression(expression, context);
  return isBoolean(expression) ? value : context.call('truthy', [value]);
}

function lowerFunctionCall({ name, arguments: args, at }: FunctionCall, context: Context): ESTree.Expression {
  const facts = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (facts === undefined) {
    const helper = API_FUNCTIONS.has(name) ? 'needsApi' : 'needsEngine';
    return context.call(helper, [b.literal(`The function '${name}'`)], at);
  }
  const callee = context.module.imported(FUNCTIONS, facts.export, at, name);
  return b.call(
    callee,
    args.map(({ value }) => lowerExpression(value, context)),
  );
}

function lowerPath(node: Action | Field, context: Context): ESTree.Expression {
  const type = emptyCollectionType(node);
  if (type !== null) return context.call('emptyCollection', [b.literal(type)], node.at);
  if (node.type === 'Field' && isHref(node))
    return context.call(node.isAll ? 'hrefs' : 'href', [lowerExpression(node.base, context)], node.at);
  const what = node.type === 'Field' ? describeField(node) : `'${pathOf(node)}'`;
  return context.call('needsApi', [b.literal(what)], node.at);
}
