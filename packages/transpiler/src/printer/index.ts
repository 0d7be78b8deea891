export { print, printMapped } from './print.js';
export { type Mapping, sourceMapComment, type SourceMapOptions, sourceMapText } from './source-map.js';
