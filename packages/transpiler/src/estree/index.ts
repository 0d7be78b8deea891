export { type Comment, type CommentedProgram, CommentTable, type NodeComments } from './comments.js';
export * from './expressions.js';
export { Names } from './identifiers.js';
export * from './modules.js';
export * from './origin.js';
export { isIdentifierName, quoted, quotedWidth } from './quoting.js';
export * from './statements.js';
