/**
 * The generator alone: the package's main module also loads its reader, which needs Node's file system and WebAssembly.
 */
declare module 'source-map/lib/source-map-generator.js' {
  export { SourceMapGenerator } from 'source-map';
}
