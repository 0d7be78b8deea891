export * from './builders.js';
export { type Comment, type CommentedProgram, CommentTable, type NodeComments } from './comments.js';
export { Names } from './identifiers.js';
export * from './origin.js';
