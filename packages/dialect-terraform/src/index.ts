/** The Terraform language as a dialect: expressions, and files with variables, local values and outputs. */
import type { Dialect } from '@pptjs/transpiler/dialect';
import { declarationDiagnostics } from './declarations/diagnostics.js';
import { parseSource, type TerraformTree } from './declarations/tree.js';
import { declareTree } from './lowering/declarations.js';
import { RUNTIME } from './lowering/expressions.js';
import { locate } from './lowering/locate.js';
import { lower } from './lowering/lower.js';
import { terraformDiagnostics } from './syntax/diagnostics.js';
import { printTree } from './syntax/print-tree.js';

export type { TerraformTree } from './declarations/tree.js';

export const terraform: Dialect<TerraformTree> = {
  name: 'terraform',
  title: 'Terraform',
  extensions: ['.tf'],
  diagnostics: { ...terraformDiagnostics, ...declarationDiagnostics },
  runtime: RUNTIME,
  loadRuntime: () => import('./runtime.js'),
  parse: parseSource,
  lower,
  declare: declareTree,
  printTree,
  locate,
  placeAt: (tree, offset) => tree.positions.placeAt(offset),
};
