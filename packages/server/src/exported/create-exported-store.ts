import type { PuppetDb } from '@pptjs/catalog';
import { exportedDirectory } from '../environments/state-folders.js';
import type { WorkerSettings } from '../workers/protocol.js';
import { ExportedFiles } from './exported-files.js';
import type { ExportedStore } from './exported-store.js';
import { PostgresExports } from './postgres-exports.js';
import { PuppetDbExports } from './puppetdb-exports.js';

/**
 * Creates the store that the settings name. It connects when a catalog first needs it.
 *
 * @throws {TypeError} if the settings name PuppetDB, and there is none
 */
export function createExportedStore(
  { exported, state }: WorkerSettings,
  puppetDb: PuppetDb | undefined,
): ExportedStore {
  switch (exported.kind) {
    case 'files':
      return new ExportedFiles(exportedDirectory(state));
    case 'postgresql':
      return new PostgresExports(exported);
    case 'puppetdb':
      if (puppetDb === undefined) throw new TypeError('exported resources come from PuppetDB, but it has no URL');
      return new PuppetDbExports(puppetDb);
  }
}
