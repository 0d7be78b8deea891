export { placeComments } from './comments.js';
export { lowerProgram, nodeName, WITHOUT_CODE } from './program.js';
export type { LoweringContext } from './context.js';
export { ENTRY_POINTS, type EntryPoints, lastSegment, type LoweringTarget } from './module.js';
export type { LowerExpression } from './visitor.js';
export { Origins } from './origins.js';
