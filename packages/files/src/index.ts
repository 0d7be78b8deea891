/**
 * What the packages that need a file system share: atomic writes, records of builds, the disk cache, and the import of
 * users' modules.
 */
export { AtomicWriter, type OutputFile, writeAtomically } from './atomic-write.js';
export { BuildRecord, removeEmptyDirectories } from './build-record.js';
export { moduleCacheDirectory, userCacheDirectory } from './cache-directory.js';
export { createDirectory } from './create-directory.js';
export { DiskCache, type DiskCacheOptions } from './disk-cache.js';
export { importModule } from './import-module.js';
export { removeLeftovers } from './temporary-file.js';
