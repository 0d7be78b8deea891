export type { RubyHost } from './host.js';
export { Ruby, RubyError, type RubyFunctionData, type RubySource } from './ruby.js';
export type { SandboxFiles } from './sandbox.js';
