/**
 * The code that the packages with access to a file system share: atomic writes, records of builds, the disk cache, the
 * import of users' modules, and the output of processes that V8 has ended.
 */
export { type OutputFile, replaceFile, writeAtomically, writeOutputs } from './atomic-write.js';
export { BuildRecord, describeOutput, type WrittenOutput } from './build-record.js';
export { moduleCacheDirectory, userCacheDirectory } from './cache-directory.js';
export { createDirectory } from './create-directory.js';
export { displayName } from './display-name.js';
export { DiskCache, type DiskCacheOptions } from './disk-cache.js';
export { type FatalErrorKind, findFatalError } from './fatal-error.js';
export { type EnvironmentConfText, modulepathFolders, readEnvironmentConf } from './environment-conf.js';
export { importModule } from './import-module.js';
export { checkSize, MAX_TEXT_SIZE, namingPath, readContent, readText } from './read-content.js';
export { isObject, type UnknownMembers, tryParseJson } from './json.js';
export { relativePath } from './relative-path.js';
export { ifPresent, statsOf, targetStats } from './stats.js';
export { errorText, isAbsence, isSystemError, systemMessage } from './system-message.js';
export { isRunning, removeLeftovers, temporaryPath } from './temporary-file.js';
