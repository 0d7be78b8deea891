import type { WorkerSettings } from '../catalogs/protocol.js';
import { exportedDirectory } from '../environments/build-version.js';
import { ExportedFiles } from './exported-files.js';
import type { ExportedStore } from './exported-store.js';
import { PostgresExports } from './postgres-exports.js';

/** Creates the store that the settings name. It connects when a catalog first needs it. */
export function createExportedStore({ exported, state }: WorkerSettings): ExportedStore {
  switch (exported.kind) {
    case 'files':
      return new ExportedFiles(exportedDirectory(state));
    case 'postgresql':
      return new PostgresExports(exported);
  }
}
