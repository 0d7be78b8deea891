import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a temporary folder for this run of the tests, in which the test processes and the processes that they start
 * create theirs. The folder is removed when ava ends, so tests need not remove what they create in `tmpdir()`.
 */
export function useTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pptjs-tests-'));
  // The database of the fleet tests runs as another user, who must be able to reach its own folder.
  chmodSync(folder, 0o711);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.on('exit', () => remove(folder));
  process.once('SIGTERM', () => process.exit(143));
}

function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // Tests create folders that their owner cannot write. Only the superuser can remove these as they are.
    makeWritable(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function makeWritable(folder) {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) makeWritable(join(folder, entry.name));
}
