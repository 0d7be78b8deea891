export type { RubySource } from './ruby-source.js';
export { hasMagicComment, scan } from './scan.js';
