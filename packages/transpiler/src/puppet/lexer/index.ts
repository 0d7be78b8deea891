export { Lexer, type RegularExpression } from './lexer.js';
export type { Heredoc } from './heredoc.js';
export { fault, SyntaxFault } from './syntax-error.js';
export { changedSyntax, PUPPET, type Syntax, type SyntaxChanges } from './syntax.js';
export * as tokens from './tokens.js';
