export { print, printMapped } from './print.js';
export { type Mapping, type SourceMapOptions, sourceMapText } from './source-map.js';
