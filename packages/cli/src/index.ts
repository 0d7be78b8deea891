/**
 * The `pptjs` command as a function, and the parts of it that tests and benchmarks use. The published package has only the
 * command.
 */
export { type OutputFile, writeAtomically } from '@pptjs/files';
export { CatalogBatch, type CatalogBatchOptions } from './batch/compile-batch.js';
export { BuildRecord } from '@pptjs/files';
export { commands } from './commands/index.js';
export { configurationDeclarations, configurationSchema } from './configuration/configuration-schema.js';
export { ExitCode } from './process/exit-code.js';
export { findFiles, readSource, type SourceFile, type SourceMatches, type SourcePath } from '@pptjs/build';
export { decodeSource, type EncodingFault } from '@pptjs/transpiler/dialect';
export type { Host, Sink } from './process/host.js';
export { main } from './main.js';
