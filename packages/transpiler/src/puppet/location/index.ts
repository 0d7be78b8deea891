export { blamedOffset, failingAccess } from './blame.js';
export { TokenIndex } from './token-index.js';
