/** Puppet source to JavaScript modules. */
export type * from './ast/nodes.js';
export { check, type CheckOptions, compile, type CompileOptions, type CompileResult } from './compile.js';
export * from './diagnostics/index.js';
export * from './evaluate/index.js';
export * from './locate/index.js';
export { parse, type ParseOptions, type ParseResult } from './parser/index.js';
export { type PnData, toPn, toPnJson, toPnText } from './pn/index.js';
export { validate, type ValidationOptions } from './validator/index.js';
export { fromSources, version } from './version.js';
