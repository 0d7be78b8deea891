/** Finds the codes that the packages declare, in their built modules: no list of them is kept by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { type AnyNode, type AssignmentProperty, parse, type Property, type PropertyDefinition } from 'acorn';
import { full } from 'acorn-walk';

const CODE = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;

const packages = new URL('../../packages/', import.meta.url);

/** The names of the packages. */
export function packageNames(): string[] {
  return readdirSync(packages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The codes that the modules of a package declare. */
export function declaredCodes(name: string): ReadonlySet<string> {
  const folder = new URL(`${name}/dist/`, packages);
  const codes = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(new URL(file, folder), 'utf8');
    full(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
      for (const code of codesIn(node as AnyNode)) codes.add(code);
    });
  }
  return codes;
}

function codesIn(node: AnyNode): readonly string[] {
  switch (node.type) {
    // `{ code: 'X', … }`, `{ code: code ?? 'X' }`, and the entries of tables, whose keys are codes.
    case 'Property':
      return keyOf(node) === 'code' ? literalCodes(node.value) : entryCode(node);
    // The table of failures of RightScale, whose entries have no severity.
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' && node.id.name === 'failures' && node.init?.type === 'ObjectExpression'
        ? node.init.properties.flatMap((entry) => (entry.type === 'Property' ? (keyOf(entry) ?? []) : []))
        : [];
    // `['code', 'X']`, an entry of an answer
    case 'ArrayExpression': {
      const [key, code = null] = node.elements;
      return key?.type === 'Literal' && key.value === 'code' ? literalCodes(code) : [];
    }
    // `class … { code = 'X' }`
    case 'PropertyDefinition':
      return keyOf(node) === 'code' ? literalCodes(node.value ?? null) : [];
    // `fileFault(file, 'X', …)`
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'fileFault'
        ? literalCodes(node.arguments[1] ?? null)
        : [];
    // `new EvaluationError('X', …)`
    case 'NewExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'EvaluationError'
        ? literalCodes(node.arguments[0] ?? null)
        : [];
    default:
      return [];
  }
}

/** The codes that an expression can be. The code of an error of the operating system (`EISDIR`) is none. */
function literalCodes(node: AnyNode | null): readonly string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && CODE.test(node.value) && !/^E[A-Z]+$/.test(node.value)
        ? [node.value]
        : [];
    case 'ConditionalExpression':
      return [...literalCodes(node.consequent), ...literalCodes(node.alternate)];
    case 'LogicalExpression':
      return [...literalCodes(node.left), ...literalCodes(node.right)];
    default:
      return [];
  }
}

/** The key of an entry of a table, if it is the code: the entry has a text and a severity. */
function entryCode(entry: Property | AssignmentProperty): readonly string[] {
  const key = keyOf(entry);
  if (key === null || entry.value.type !== 'ObjectExpression') return [];
  const members = new Set(entry.value.properties.map((member) => (member.type === 'Property' ? keyOf(member) : null)));
  return members.has('text') && members.has('severity') && !members.has('code') ? [key] : [];
}

function keyOf({ key, computed }: Property | AssignmentProperty | PropertyDefinition): string | null {
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' ? String(key.value) : null;
}
