import { createRequire } from 'node:module';

/** Returns the version of this package. Reads package.json, in `bundle` the copy that bundle.mjs writes. */
export function readVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)('../package.json');
  return manifest !== null && typeof manifest === 'object' && 'version' in manifest ? String(manifest.version) : '0';
}
