export type { RubySource } from './functions.js';
export type { RubyHost } from './host.js';
export type { RubyFunctionData } from './json.js';
export { Ruby } from './ruby-runner.js';
export type { SandboxFiles } from './sandbox.js';
export { RubyError } from './session.js';
