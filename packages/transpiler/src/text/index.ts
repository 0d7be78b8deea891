export { firstIndex } from './binary-search.js';
export { characterCount, firstCharacters, type LineAndColumn, LineIndex, type SourceRange } from './line-index.js';
