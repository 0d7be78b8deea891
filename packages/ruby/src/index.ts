export type { RubyHost } from './host.js';
export { Ruby, RubyError, type RubySource } from './ruby.js';
export type { SandboxFiles } from './sandbox.js';
