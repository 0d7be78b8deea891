export { stdlib } from './library.js';
export { stdlibFunction, stdlibFunctions } from './registry.js';
export { stdlibType, stdlibTypes } from './types/index.js';
