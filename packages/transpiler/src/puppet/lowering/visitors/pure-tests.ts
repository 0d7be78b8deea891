/** Lowered tests that can neither fail nor have an effect, so that code need not evaluate all of them. */
import type * as ESTree from 'estree';
import type { Module } from '../module.js';

/** The functions of the runtime that accept all values and have no effect. */
const PURE_HELPERS: ReadonlySet<string> = new Set([
  'characterCount',
  'equals',
  'isArray',
  'isInteger',
  'isLongerThan',
  'notEquals',
  'truthy',
]);

/** The methods of values that have no effect and that lowering calls for values of one kind only. */
const PURE_METHODS: ReadonlySet<string> = new Set(['at', 'get', 'has']);

/** JavaScript's operators, which lowering uses for operands of certain kinds only. */
const PURE_OPERATORS: ReadonlySet<string> = new Set([
  '===',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
  'instanceof',
  '+',
  '-',
  '*',
  '%',
]);

/** Whether the evaluation of an expression can neither fail nor have an effect. */
export function isPureTest(test: ESTree.Expression, module: Module): boolean {
  const arePure = (...parts: readonly (ESTree.Node | null | undefined)[]): boolean =>
    parts.every((part) => part != null && isPureTest(part as ESTree.Expression, module));
  switch (test.type) {
    case 'Identifier':
    case 'Literal':
      return true;
    case 'ChainExpression':
      return arePure(test.expression);
    case 'LogicalExpression':
      return arePure(test.left, test.right);
    case 'BinaryExpression':
      return PURE_OPERATORS.has(test.operator) && arePure(test.left, test.right);
    case 'UnaryExpression':
      return test.operator !== 'delete' && arePure(test.argument);
    case 'ConditionalExpression':
      return arePure(test.test, test.consequent, test.alternate);
    case 'MemberExpression':
      return arePure(test.object) && (!test.computed || arePure(test.property));
    case 'CallExpression':
      return isPureCallee(test.callee, module) && arePure(...test.arguments);
    default:
      return false;
  }
}

function isPureCallee(callee: ESTree.Expression | ESTree.Super, module: Module): boolean {
  if (callee.type === 'Identifier') return PURE_HELPERS.has(callee.name) && !module.functions.has(callee.name);
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return false;
  return PURE_METHODS.has(callee.property.name) && isPureTest(callee.object as ESTree.Expression, module);
}
