export { type CompiledModule, type CompileOptions, type PlaceInSource, type RejectedCode } from './compiler/compile.js';
export { compileFunction, type FunctionOptions } from './compiler/compile-function.js';
export { compileTemplate } from './compiler/compile-template.js';
export { scan } from './scanner/index.js';
