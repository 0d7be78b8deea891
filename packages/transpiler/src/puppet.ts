/**
 * The parts of the Puppet front end that a dialect of Puppet shares: lexer, parser, tree, analysis and lowering.
 */
export type * from './puppet/ast/nodes.js';
export { childrenOf, descendantsOf } from './puppet/ast/children.js';
export { declareProgram } from './puppet/declarations/declare-program.js';
export * from './puppet/diagnostics/index.js';
export { locateBlamed, puppet } from './puppet/dialect.js';
export { lowerPuppet } from './puppet/front-end.js';
export type { LowerExpression, LoweringTarget } from './puppet/lowering/index.js';
export { changedSyntax, type Syntax } from './puppet/lexer/index.js';
export { parse } from './puppet/parser/parse.js';
export { anchorRange } from './puppet/ast/anchor.js';
export { unwrap } from './puppet/ast/shapes.js';
export type { BlamedPart } from './puppet/host.js';
export { toPn, toPnText } from './puppet/pn/index.js';
export { validate } from './puppet/validator/index.js';
