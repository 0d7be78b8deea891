/**
 * Finds dialects by their name or by the extension of a file: those that pptjs ships, and those of a project. Finds the files
 * with the definitions that a source uses.
 */
export type { DialectEntry } from './entry.js';
export { DialectError } from './installed.js';
export { findLinks, type FoundLinks, type LinkableSources, linksWith, specifierOf } from './links/find-links.js';
export { ModuleLayout } from './links/module-folders.js';
export { SourceRoots } from './links/source-roots.js';
export { DialectRegistry } from './registry.js';
export { shippedDialects } from './shipped.js';
