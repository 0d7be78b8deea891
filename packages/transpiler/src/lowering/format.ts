import type * as ESTree from 'estree';
import * as b from '../estree/index.js';
import { ENTRY_POINTS } from './module.js';
import type { LoweredModule } from './program.js';

/** ES module, or CommonJS: the body of a function with the parameters `require` and `exports`. */
export type ModuleFormat = 'esm' | 'cjs';

/** Creates the JavaScript program of a lowered module. */
export function moduleProgram(module: LoweredModule, format: ModuleFormat): ESTree.Program {
  const body = format === 'esm' ? esm(module) : cjs(module);
  return { type: 'Program', sourceType: format === 'esm' ? 'module' : 'script', body };
}

function esm({ imports, statements, exports, main }: LoweredModule): ESTree.Program['body'] {
  return [
    ...imports.map(({ from, names }) => b.importDeclaration(names, ENTRY_POINTS[from])),
    ...statements,
    ...(exports.length > 0 ? [b.exportNames(exports)] : []),
    b.exportDefault(main),
  ];
}

function cjs({ imports, statements, exports, main }: LoweredModule): ESTree.Program['body'] {
  const target = b.identifier('exports');
  return [
    b.statement(b.literal('use strict')),
    ...imports.map(({ from, names }) =>
      b.declare('const', b.objectPattern(names), b.call(b.identifier('require'), [b.literal(ENTRY_POINTS[from])])),
    ),
    ...statements,
    b.statement(b.assign(b.member(target, '__esModule'), b.literal(true))),
    ...exports.map(({ local, exported }) =>
      b.statement(b.assign(b.element(target, b.literal(exported)), b.identifier(local))),
    ),
    b.statement(b.assign(b.member(target, 'default'), main)),
  ];
}
