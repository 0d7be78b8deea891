export { installedFunction } from './installed.js';
export { stdlib, stdlibFunction, stdlibFunctions } from './library.js';
export { stdlibType, stdlibTypes } from './types/index.js';
