export { type Answer, Interpreter, type InterpreterOptions, RubyTimeoutError } from './interpreter.js';
export type { SandboxFiles } from './machine/sandbox.js';
