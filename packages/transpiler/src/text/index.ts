export { characterCount, firstCharacters, type LineAndColumn, LineIndex, type SourceRange } from './line-index.js';
