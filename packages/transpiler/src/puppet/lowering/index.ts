export { placeComments } from './comments.js';
export { lowerProgram } from './program.js';
export { ENTRY_POINTS, type EntryPoints } from './module.js';
export { Origins } from './origins.js';
