export { definitionKey, outline } from './outline.js';
