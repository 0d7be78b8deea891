export { firstCharacters } from './first-characters.js';
export { LineIndex, characterCount, type LineAndColumn } from './line-index.js';
