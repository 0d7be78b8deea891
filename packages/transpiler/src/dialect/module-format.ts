import type * as ESTree from 'estree';
import * as b from '../estree/index.js';

/** A module in parts. The module format decides the form of its imports and exports. */
export interface ModuleParts {
  readonly imports: readonly { readonly from: string; readonly names: readonly b.ImportedName[] }[];
  /** The modules that are imported as a whole, so that modules can import each other in both formats. */
  readonly namespaces: readonly { readonly from: string; readonly local: string }[];
  readonly statements: readonly ESTree.Statement[];
  readonly exports: readonly b.ExportedName[];
  /** The default export. */
  readonly main: ESTree.Expression;
}

/** ES module, or CommonJS: the body of a function with the parameters `require` and `exports`. */
export type ModuleFormat = 'esm' | 'cjs';

/** Creates the JavaScript program of a module. */
export function moduleProgram(module: ModuleParts, format: ModuleFormat): ESTree.Program {
  const body = format === 'esm' ? esm(module) : cjs(module);
  return { type: 'Program', sourceType: format === 'esm' ? 'module' : 'script', body };
}

/** A constant whose name is also its exported name is exported where it is declared. */
function esm({ imports, namespaces, statements, exports, main }: ModuleParts): ESTree.Program['body'] {
  const ownNames = new Set(exports.filter(isOwnName).map(({ local }) => local));
  const otherNames = exports.filter((name) => !isOwnName(name));
  return [
    ...imports.map(({ from, names }) => b.importDeclaration(names, from)),
    ...namespaces.map(({ from, local }) => b.importNamespace(local, from)),
    ...statements.map((statement) => (declaresOneOf(ownNames, statement) ? b.exportDeclaration(statement) : statement)),
    ...(otherNames.length > 0 ? [b.exportNames(otherNames)] : []),
    b.exportDefault(main),
  ];
}

function isOwnName({ local, exported }: b.ExportedName): boolean {
  return local === exported;
}

function declaresOneOf(
  names: ReadonlySet<string>,
  statement: ESTree.Statement,
): statement is ESTree.VariableDeclaration {
  if (statement.type !== 'VariableDeclaration') return false;
  return statement.declarations.every(({ id }) => id.type === 'Identifier' && names.has(id.name));
}

function cjs({ imports, namespaces, statements, exports, main }: ModuleParts): ESTree.Program['body'] {
  const target = b.identifier('exports');
  return [
    b.statement(b.literal('use strict')),
    ...imports.map(({ from, names }) => b.declare('const', importPattern(names), required(from))),
    ...namespaces.map(({ from, local }) => b.declare('const', b.identifier(local), required(from))),
    ...statements,
    b.statement(b.assign(b.member(target, '__esModule'), b.literal(true))),
    ...exports.map(({ local, exported }) => b.statement(commonExport(target, exported, b.identifier(local)))),
    b.statement(b.assign(b.member(target, 'default'), main)),
  ];
}

/** Assigns an export. The assignment of `__proto__` would set the prototype, so `Object.defineProperty` defines it. */
function commonExport(target: ESTree.Identifier, exported: string, local: ESTree.Identifier): ESTree.Expression {
  if (exported !== '__proto__') return b.assign(b.namedMember(target, exported), local);
  const defineProperty = b.member(b.identifier('Object'), 'defineProperty');
  const descriptor = b.object([
    ['value', local],
    ['enumerable', b.literal(true)],
  ]);
  return b.call(defineProperty, [target, b.literal(exported), descriptor]);
}

function required(from: string): ESTree.CallExpression {
  return b.call(b.identifier('require'), [b.literal(from)]);
}

function importPattern(names: readonly b.ImportedName[]): ESTree.ObjectPattern {
  return b.objectPattern(names.map(({ imported, local }) => [imported, b.identifier(local)]));
}
