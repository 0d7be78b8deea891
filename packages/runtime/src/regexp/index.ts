export { backtracking, type MatchProgram } from './backtracking.js';
export { globalExpressionFor } from './compile.js';
export { dynamicRegExp } from './dynamic.js';
export { RegExpError } from './error.js';
export { type Emulation, emulated } from './emulated.js';
export { regexp } from './literal.js';
export { literalOf } from './literal-pattern.js';
export { exactExpression, hasPlainLiteral, sourceOfLiteral } from './plain-literal.js';
export { type Translation, translateRegExp } from './translate.js';
