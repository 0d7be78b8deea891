export type { Description } from './description.js';
export { type GetCompiledFunction, localTypes, type RubySource } from './functions.js';
export type { RubyCatalog, RubyHost } from './host.js';
export type { DataTypeData, DispatchData, FunctionData, RubyFunctionData } from './json.js';
export { Ruby } from './ruby-runner.js';
export { type GetInterpreterPackage, type InterpreterPackage, RubyError, type RubyLimits } from './session.js';
