export { LineIndex, characterCount, firstCharacters, type LineAndColumn } from './line-index.js';
