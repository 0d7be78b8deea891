export { type OutputFile, writeAtomically } from '@pptjs/files';
export { CatalogBatch, type CatalogBatchOptions } from './batch/compile-batch.js';
export { BuildRecord } from './build/output-record.js';
export { ExitCode } from './exit-code.js';
export { decode, type EncodingFault } from './files/decode.js';
export { findFiles, type Found, type FoundFile } from './files/find-sources.js';
export { readSource, sizeLimit, type SourceFile } from './files/read-source.js';
export type { Host, Sink } from './host.js';
export { main } from './main.js';
