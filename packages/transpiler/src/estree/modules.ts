/** Functions that create ESTree nodes of imports and exports. */
import type * as ESTree from 'estree';
import { identifier, literal } from './expressions.js';
import { isIdentifierName } from './quoting.js';

export interface ImportedName {
  readonly imported: string;
  readonly local: string;
}

export function importDeclaration(names: readonly ImportedName[], source: string): ESTree.ImportDeclaration {
  const specifiers = names.map(({ imported, local }): ESTree.ImportSpecifier => ({
    type: 'ImportSpecifier',
    imported: identifier(imported),
    local: identifier(local),
  }));
  return { type: 'ImportDeclaration', specifiers, source: literal(source), attributes: [] };
}

/** `import * as local from 'source'` */
export function importNamespace(local: string, source: string): ESTree.ImportDeclaration {
  const specifier: ESTree.ImportNamespaceSpecifier = { type: 'ImportNamespaceSpecifier', local: identifier(local) };
  return { type: 'ImportDeclaration', specifiers: [specifier], source: literal(source), attributes: [] };
}

export interface ExportedName {
  readonly local: string;
  /** Printed as a string if it is not an identifier. */
  readonly exported: string;
}

export function exportNames(names: readonly ExportedName[]): ESTree.ExportNamedDeclaration {
  const specifiers = names.map(({ local, exported }): ESTree.ExportSpecifier => ({
    type: 'ExportSpecifier',
    local: identifier(local),
    exported: exportedName(exported),
  }));
  return { type: 'ExportNamedDeclaration', declaration: null, specifiers, source: null, attributes: [] };
}

function exportedName(name: string): ESTree.Identifier | ESTree.Literal {
  return isIdentifierName(name) ? identifier(name) : literal(name);
}

/** `export const name = …` */
export function exportDeclaration(declaration: ESTree.Declaration): ESTree.ExportNamedDeclaration {
  return { type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: [] };
}

export function exportDefault(declaration: ESTree.Expression): ESTree.ExportDefaultDeclaration {
  return { type: 'ExportDefaultDeclaration', declaration };
}
