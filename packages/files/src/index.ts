/** Files that pptjs writes: atomic writes, and the cache on disk that the catalog compiler, loader and command share. */
export { AtomicWriter, type OutputFile, writeAtomically } from './atomic-write.js';
export { moduleCacheDirectory, userCacheDirectory } from './cache-directory.js';
export { DiskCache, type DiskCacheOptions } from './disk-cache.js';
