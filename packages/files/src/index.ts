/** Atomic writes, and the disk cache that the catalog compiler, the loader and the command share. */
export { AtomicWriter, type OutputFile, writeAtomically } from './atomic-write.js';
export { moduleCacheDirectory, userCacheDirectory } from './cache-directory.js';
export { DiskCache, type DiskCacheOptions } from './disk-cache.js';
