import { createRequire } from 'node:module';

const manifest: unknown = createRequire(import.meta.url)('../package.json');

/** The version of this package. */
export const version =
  manifest !== null && typeof manifest === 'object' && 'version' in manifest ? String(manifest.version) : '0';
