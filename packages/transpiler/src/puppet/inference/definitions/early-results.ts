/** The values of `return()`, which Puppet does not compare with the declared type of the result. */
import {
  ARRAY,
  BOOLEAN,
  EMPTY_ARRAY,
  EMPTY_HASH_TYPE,
  HASH,
  NON_EMPTY_STRING,
  type PuppetType,
  STRING,
} from '@pptjs/runtime/lattice';
import { isBoolean } from '../../analysis/constants.js';
import { descendantsOf } from '../../ast/children.js';
import type { Expression, FunctionDefinition, Node, PlanDefinition } from '../../ast/nodes.js';
import { argumentsOf, calledName, isCall, unwrap } from '../../ast/shapes.js';
import { isSubtype } from '../lattice/index.js';
import { typeOfLiteral } from '../types/literals.js';

/**
 * Whether all calls of `return` in a function certainly return instances of its declared type. It decides this without the
 * types of other expressions: from the forms of the values, and the declared types of parameters.
 */
export function haveDeclaredType(
  node: FunctionDefinition | PlanDefinition,
  declared: PuppetType,
  readType: (type: Expression) => PuppetType | null,
): boolean {
  const inner = Array.from(descendantsOf(node.body));
  const hiddenNames = new Set(inner.flatMap(namesSetBy));
  const typeOfResult = (value: Expression): PuppetType | null => {
    if (value.type !== 'VariableExpression') return typeOfForm(value);
    const parameter = node.parameters.find(({ name }) => name === value.name);
    if (node.type !== 'FunctionDefinition' || parameter === undefined || hiddenNames.has(value.name)) return null;
    return parameter.typeExpr === null || parameter.capturesRest ? null : readType(parameter.typeExpr);
  };
  return inner.every((each) => {
    if (!isCall(each) || calledName(each) !== 'return') return true;
    const [value, ...others] = argumentsOf(each);
    const type = value === undefined || others.length > 0 ? null : typeOfResult(unwrap(value));
    return type !== null && isSubtype(type, declared);
  });
}

/** The names of the variables that a node sets or that are its parameters. In a block, they can hide other variables. */
function namesSetBy(node: Node): string[] {
  if (node.type === 'Parameter') return [node.name];
  if (node.type !== 'AssignmentExpression') return [];
  return [node.leftExpr, ...descendantsOf(node.leftExpr)].flatMap((target) =>
    target.type === 'VariableExpression' ? [target.name] : [],
  );
}

/** A type of the values of an expression that does not depend on the types of its operands. */
function typeOfForm(node: Expression): PuppetType | null {
  switch (node.type) {
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'QualifiedName':
    case 'LiteralUndef':
      return typeOfLiteral(node);
    case 'ConcatenatedString':
      return node.segments.some(isNonEmptyText) ? NON_EMPTY_STRING : STRING;
    case 'LiteralList':
      return node.values.length === 0 ? EMPTY_ARRAY : ARRAY;
    case 'LiteralHash':
      return node.entries.length === 0 ? EMPTY_HASH_TYPE : HASH;
    default:
      return isBoolean(node) ? BOOLEAN : null;
  }
}

const isNonEmptyText = (segment: Expression): boolean => segment.type === 'LiteralString' && segment.value !== '';
