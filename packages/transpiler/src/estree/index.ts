export * from './builders.js';
export { Names } from './identifiers.js';
export * from './origin.js';
