export { validate } from './validate.js';
export type { ValidationOptions } from './visitor.js';
