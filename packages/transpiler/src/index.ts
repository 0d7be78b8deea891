/** Puppet source to JavaScript modules. */
export type * from './ast/nodes.js';
export { anchorOf } from './ast/anchor.js';
export { childrenOf, descendantsOf } from './ast/children.js';
export { attributeBodies, attributeName, setsAttributes } from './ast/shapes.js';
export {
  check,
  checkProgram,
  type CheckedProgram,
  type CheckOptions,
  compile,
  type CompileOptions,
  type CompileResult,
  type GeneratedModule,
  generateModule,
} from './compile.js';
export * from './diagnostics/index.js';
export { ENTRY_POINTS } from './lowering/index.js';
export { parse, type ParseOptions, type ParseResult } from './parser/index.js';
export { type PnData, toPn, toPnJson, toPnText } from './pn/index.js';
export type { Mapping } from './printer/index.js';
export { LineIndex } from './text/index.js';
export { validate, type ValidationOptions } from './validator/index.js';
export { fromSources, version } from './version.js';
