import { createRequire } from 'node:module';

/** Returns the version of this package. The folder of the package is above those of the module and of the bundle. */
export function readVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)('../../package.json');
  return manifest !== null && typeof manifest === 'object' && 'version' in manifest ? String(manifest.version) : '0';
}
