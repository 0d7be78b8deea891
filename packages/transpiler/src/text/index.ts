export { LineIndex, characterCount, type LineAndColumn } from './line-index.js';
