export { placeComments } from './comments.js';
export { lowerProgram, type LoweredModule } from './program.js';
export { ENTRY_POINTS } from './module.js';
export { type ModuleFormat, moduleProgram } from './format.js';
export { Origins } from './origins.js';
