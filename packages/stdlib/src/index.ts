export { stdlibFunction, stdlibFunctions } from './registry.js';
