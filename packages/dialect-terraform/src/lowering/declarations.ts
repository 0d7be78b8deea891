import { build as b, type DeclarationBuilder, type DeclarationFile } from '@pptjs/transpiler/dialect';
import type { DeclaredFile, TerraformTree } from '../declarations/tree.js';
import { RUNTIME } from './expressions.js';

/** Declares the exports of the module that `lower` creates. The types of variables are checked at run time. */
export function declareTree(tree: TerraformTree, file: DeclarationBuilder): DeclarationFile {
  return tree.goal === 'file' ? declareFile(tree, file) : declareExpression(file);
}

function declareExpression(file: DeclarationBuilder): DeclarationFile {
  return file.finish(() =>
    file.write(`(variables: ${file.imported(VALUES, 'ObjectValue')}) => ${file.imported(VALUES, 'Value')}`),
  );
}

const VALUES = '@pptjs/dialect-terraform/values';

/** Each output is a function of the variables. */
function declareFile({ declarations: { outputs } }: DeclaredFile, file: DeclarationBuilder): DeclarationFile {
  const names = new Set(outputs.map(({ name }) => name));
  for (const { name, value } of outputs) {
    const local = file.names.take(name);
    file.write(`${file.export(local, [name]) ? 'export ' : ''}declare const `).writeName(local, value.start);
    file.write(`: ${file.imported(RUNTIME, 'TerraformOutput')};\n`);
  }
  const union = Array.from(names, (name) => b.quoted(name)).join(' | ');
  return file.finish(() => file.write(`${file.imported(RUNTIME, 'TerraformFile')}<${union === '' ? 'never' : union}>`));
}
