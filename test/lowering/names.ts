import { parse, type Node } from 'acorn';
import { ancestor } from 'acorn-walk';

/** Globals that emitted code may use, and the parameters of a CommonJS module. */
const GLOBALS = new Set(['undefined', 'require', 'exports', 'Math', 'String']);

/** Properties that emitted code may read or call. */
const PROPERTIES = new Set([
  'facts',
  'trusted',
  'get',
  'has',
  'includes',
  'hasPairs',
  'set',
  'some',
  'isInstance',
  'unwrap',
  'length',
  'at',
  'push',
  'pairs',
  'size',
  'slice',
  'toList',
  'value',
  'abs',
  'every',
  'floor',
  'max',
  'min',
  'padEnd',
  'padStart',
  'toString',
  'toUpperCase',
  'write',
  'render',
  'resolve',
  'result',
  'build',
  'charAt',
  'from',
  'default',
  '__esModule',
]);

/** Returns the names in JavaScript code that it does not declare and that emitted code may not use. Must be empty. */
export function foreignNames(code: string, sourceType: 'module' | 'script'): string[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType });
  const declared = new Set<string>();
  const foreign: string[] = [];
  ancestor(program, {
    ImportSpecifier: (node) => void declared.add(node.local.name),
    VariableDeclarator: (node) => declare(node.id, declared),
    Function: (node) => {
      if (node.id) declared.add(node.id.name);
      for (const parameter of node.params) declare(parameter, declared);
    },
    CatchClause: (node) => node.param && declare(node.param, declared),
  });
  ancestor(program, {
    Identifier: ({ name }) => {
      if (!declared.has(name) && !GLOBALS.has(name)) foreign.push(name);
    },
    MemberExpression: ({ object, property, computed }) => {
      // The properties of `exports` are the exported names of a CommonJS module.
      const isExport = object.type === 'Identifier' && object.name === 'exports';
      if (
        !isExport &&
        !isKey(object, property) &&
        !computed &&
        property.type === 'Identifier' &&
        !PROPERTIES.has(property.name)
      )
        foreign.push(`.${property.name}`);
    },
  });
  return foreign;
}

/**
 * Whether a property is a key of a hash. An object `pairs` has other properties, such as `constructor`. The objects of a sum
 * have all keys that the sum reads.
 */
function isKey(object: Node, property: Node): boolean {
  const { property: member, name: variable } = object as { property?: { name?: string }; name?: string };
  const { name = '' } = property as { name?: string };
  const isOfSum = variable === 'pairs' || variable === 'added';
  return isOfSum ? name !== '__proto__' : member?.name === 'pairs' && !(name in {});
}

function declare(pattern: Node, declared: Set<string>): void {
  const node = pattern as {
    type: string;
    name?: string;
    left?: Node;
    argument?: Node;
    elements?: (Node | null)[];
    properties?: { value: Node }[];
  };
  if (node.name !== undefined) declared.add(node.name);
  if (node.left) declare(node.left, declared);
  if (node.argument) declare(node.argument, declared);
  for (const element of node.elements ?? []) if (element) declare(element, declared);
  for (const { value } of node.properties ?? []) declare(value, declared);
}
