/**
 * The parts of the Puppet front end that a dialect of Puppet shares: lexer, parser, tree, analysis and lowering.
 */
export type * from './puppet/ast/nodes.js';
export { childrenOf, descendantsOf } from './puppet/ast/children.js';
export * from './puppet/diagnostics/index.js';
export { lowerPuppet, puppet } from './puppet/dialect.js';
export type { EntryPoints } from './puppet/lowering/index.js';
export { parse } from './puppet/parser/index.js';
export { toPn, toPnText } from './puppet/pn/index.js';
export { validate } from './puppet/validator/index.js';
