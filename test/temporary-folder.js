import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Creates a temporary folder for this run of the tests, in which the test processes and the processes that they start
 * create theirs. The folder is removed when ava ends, so tests need not remove what they create in `tmpdir()`. Another
 * process removes it, because that can take a minute.
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
  const program = fileURLToPath(new URL('remove-folder.js', import.meta.url));
  spawn(process.execPath, [program, folder], { detached: true, stdio: 'ignore' }).unref();
}
