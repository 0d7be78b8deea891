import { build as b, type DeclarationBuilder, type DeclarationFile } from '@pptjs/transpiler/dialect';
import type { Definition, Program } from '../syntax/nodes.js';
import { RUNTIME } from './context.js';

/** Declares the exports of the module that `lowerProgram` creates. RCL has no types, so the values are unknown. */
export function declareProgram({ statements }: Program, file: DeclarationBuilder): DeclarationFile {
  for (const statement of statements) if (statement.type === 'Definition') declareDefinition(statement, file);
  return file.finish(() => file.write(file.imported(RUNTIME, 'Script')));
}

function declareDefinition({ name, parameters, returns, at }: Definition, file: DeclarationBuilder): void {
  const local = file.names.take(name);
  const prefix = file.export(local, [name]) ? 'export ' : '';
  const names = new b.Names();
  const declared = parameters.map((parameter) => `${names.take(parameter.name)}: unknown`).join(', ');
  const result = returns.length > 1 ? `[${returns.map(() => 'unknown').join(', ')}]` : returns[0] ? 'unknown' : 'void';
  file.write(`${prefix}declare function `).writeName(local, at);
  file.write(`(${declared}): ${result};\n`);
}
