/** Which resources a class declares from the Hash in a parameter, which data usually provides. */
import { descendantsOf } from '../../ast/children.js';
import type { AbstractAttributeOperation, Expression, HostClassDefinition, Node, Parameter } from '../../ast/nodes.js';
import { argumentsOf, calledName, isCall, literalText, unwrap } from '../../ast/shapes.js';
import { plainName, resourceTypeName } from '../definitions/names.js';

/** The functions that declare a resource for each title in a Hash. */
const CREATING: ReadonlySet<string> = new Set(['create_resources', 'ensure_resources']);

/**
 * Returns the names of the types of which a class declares a resource for each entry of a parameter: with
 * `create_resources('a::b', $entries)`, or with `$entries.each |$title, $values| { a::b { $title: * => $values } }`.
 */
export function typesDeclaredFrom({ body }: HostClassDefinition, parameter: string): readonly string[] {
  const names = Array.from(descendantsOf(body)).flatMap((node) => typesDeclaredBy(node, parameter));
  return [...new Set(names)];
}

function typesDeclaredBy(node: Node, parameter: string): readonly string[] {
  if (!isCall(node)) return [];
  const name = calledName(node) ?? '';
  const [first, second] = argumentsOf(node);
  if (CREATING.has(name) && first !== undefined && isVariable(second, parameter)) {
    const typeName = literalText(unwrap(first));
    return typeName === null ? [] : [plainName(typeName.replace(/^@@?/, ''))];
  }
  if (name !== 'each' || !isVariable(first, parameter) || node.lambda === null) return [];
  const [title, values] = node.lambda.parameters;
  const { body } = node.lambda;
  if (title === undefined || values === undefined || body === null) return [];
  return [body, ...descendantsOf(body)].flatMap((each) => {
    const typeName = each.type === 'ResourceExpression' ? resourceTypeName(each.typeName) : null;
    const bodies = each.type === 'ResourceExpression' ? each.bodies : [];
    const declares = bodies.some(
      (resource) =>
        isVariable(resource.title, title.name) && resource.operations.some((one) => hasValuesOf(one, values)),
    );
    return typeName !== null && declares ? [typeName] : [];
  });
}

function isVariable(node: Expression | undefined, name: string): boolean {
  const inner = node && unwrap(node);
  return inner?.type === 'VariableExpression' && inner.name === name;
}

/** `* => $values` or `* => $defaults + $values` */
function hasValuesOf(operation: AbstractAttributeOperation, { name }: Parameter): boolean {
  if (operation.type !== 'AttributesOperation') return false;
  const values = unwrap(operation.expr);
  const isSum = values.type === 'ArithmeticExpression' && values.operator === '+';
  return isVariable(isSum ? values.rightExpr : values, name);
}
