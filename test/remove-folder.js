/** Removes the folder that the first argument names, and all that tests have left in it. */
import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

try {
  remove();
} catch {
  // Tests create folders that their owner cannot write. Only the superuser can remove these as they are.
  makeWritable(folder);
  remove();
}

function makeWritable(path) {
  chmodSync(path, 0o700);
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory()) makeWritable(join(path, entry.name));
}
