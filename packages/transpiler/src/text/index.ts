export { firstIndex } from './binary-search.js';
export { decodeSource, decodeUtf8, type EncodingFault } from './decode-utf8.js';
export { isAdjacent, isStartOfLine } from './blank-text.js';
export { characterCount, firstCharacters, type LineAndColumn, LineIndex, type SourceRange } from './line-index.js';
