/**
 * Compiles source of a dialect to JavaScript modules. Puppet is the first dialect; its own functions (`compile`, `check`,
 * `parse`) need no dialect. `@pptjs/transpiler/dialect` exports the part that is independent of Puppet.
 */
export * from './dialect.js';
export type * from './puppet/ast/nodes.js';
export { anchorOf } from './puppet/ast/anchor.js';
export { topVariableNames } from './puppet/ast/assignments.js';
export { childrenOf, descendantsOf } from './puppet/ast/children.js';
export { attributeBodies, attributeName, setsAttributes } from './puppet/ast/shapes.js';
export {
  check,
  checkProgram,
  type CheckedProgram,
  type CheckOptions,
  compile,
  type CompileOptions,
  generateModule,
} from './puppet/compile.js';
export { nestingFault } from './puppet/nesting-fault.js';
export * from './puppet/diagnostics/index.js';
export { puppet } from './puppet/dialect.js';
export * from './puppet/inference/index.js';
export {
  blamedRange,
  failingAccess,
  type MarkedRange,
  markedRange,
  markedRangeOfLine,
  TokenIndex,
} from './puppet/location/index.js';
export { ENTRY_POINTS } from './puppet/lowering/index.js';
export { parse, type ParseOptions, type ParseResult } from './puppet/parser/parse.js';
export { type PnData, toPn, toPnJson, toPnText } from './puppet/pn/index.js';
export { validate, type ValidationOptions } from './puppet/validator/index.js';
export { moduleOfFile } from './puppet/validator/namespace.js';
export { aLabel } from './puppet/validator/labels.js';
