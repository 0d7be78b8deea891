export { blamedRange, failingAccess } from './blame.js';
export { type MarkedRange, markedRange, markedRangeOfLine } from './marked-range.js';
export { TokenIndex } from './token-index.js';
