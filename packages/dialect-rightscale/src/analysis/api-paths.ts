import { type Action, type Expression, type Field, fullName } from '../syntax/nodes.js';

/** The only field that is known without RightScale's API. */
export function isHref({ type, name, base }: Action | Field): boolean {
  return type === 'Field' && name === 'href' && base.type !== 'Namespace' && base.type !== 'Field';
}

/** Whether an expression is `rs_cm.servers.empty()`, an empty collection, which needs no API. */
export function isEmptyCollection(node: Action | Field): boolean {
  return emptyCollectionType(node) !== null;
}

/** The type of the collection that `rs_cm.servers.empty()` creates; null for other expressions. */
export function emptyCollectionType(node: Action | Field): string | null {
  const { base } = node;
  if (node.type !== 'Action' || node.name !== 'empty' || node.arguments.length > 0 || base.type !== 'Field')
    return null;
  return base.base.type === 'Namespace' ? typeIn(base.base.name, base.name) : null;
}

/** The type of a collection: `servers` in RightScale's own namespace, otherwise with the namespace. */
function typeIn(namespace: string, name: string): string {
  return namespace === 'rs_cm' || namespace === 'rs' ? name : `${namespace}.${name}`;
}

/** The names of an expression with dots, for messages: `rs_cm.servers.get`. */
export function pathOf(expression: Expression): string {
  switch (expression.type) {
    case 'Namespace':
      return expression.name;
    case 'Variable':
      return fullName(expression);
    case 'Field':
    case 'Action': {
      const base = pathOf(expression.base);
      return base === '' ? expression.name : `${base}.${expression.name}`;
    }
    default:
      return '';
  }
}

/** Names a field in a message. */
export function describeField(field: Field): string {
  return `The field '${pathOf(field)}'`;
}
