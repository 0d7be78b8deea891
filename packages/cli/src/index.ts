export { type OutputFile, writeAtomically } from '@pptjs/files';
export { decode, type EncodingFault } from './files/decode.js';
export { findFiles, type Found, type FoundFile } from './files/find.js';
export { readSource, sizeLimit, type SourceFile } from './files/read.js';
export { BuildRecord } from './files/record.js';
export { ExitCode } from './exit-code.js';
export type { Host, Sink } from './host.js';
export { main } from './main.js';
