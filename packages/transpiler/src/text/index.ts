export { characterCount, firstCharacters, type LineAndColumn, LineIndex } from './line-index.js';
