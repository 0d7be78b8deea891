/** Finds dialects by their name or by the extension of a file: those that pptjs ships, and those of a project. */
export type { DialectEntry } from './entry.js';
export { DialectError } from './installed.js';
export { DialectRegistry } from './registry.js';
export { shippedDialects } from './shipped.js';
