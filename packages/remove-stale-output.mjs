/**
 * Removes compiled files whose source no longer exists. `tsc` leaves them in `dist`, where the layer check and the
 * digest of the build would find them.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('.', import.meta.url));

for (const name of readdirSync(packages)) {
  const dist = `${packages}${name}/dist`;
  if (!existsSync(dist)) continue;
  for (const path of readdirSync(dist, { recursive: true })) {
    const output = /^(.*?)(?:\.d)?\.([cm]?)[jt]s(?:\.map)?$/.exec(path);
    if (output === null) continue;
    const [, base, kind] = output;
    if (!existsSync(`${packages}${name}/src/${base}.${kind}ts`)) rmSync(`${dist}/${path}`);
  }
}
