export { yamlText } from './formats/yaml/index.js';
export { installedFunction } from './installed.js';
export { stdlib, stdlibDefinition, stdlibFunction, stdlibFunctions } from './library.js';
export { stdlibType, stdlibTypes } from './types/index.js';
