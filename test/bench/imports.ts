import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE_BUNDLES } from '../../packages/node-bundle.mjs';
import { packedFolder } from '../published/pack.js';
import { sizeInputs } from '../sizes/inputs.js';
import { bundleSize } from '../sizes/measure.js';
import { type ProcessTime, timeCommand, timeRow } from './processes.js';
import { table } from './table.js';

/** Measures the start of Node with an import of the packed packages, and the sizes of bundles. */
export async function benchImports(rounds: number): Promise<string> {
  const project = mkdtempSync(join(tmpdir(), 'pptjs-imports-'));
  try {
    for (const name of NODE_BUNDLES) await packedFolder(name, join(project, 'node_modules/@pptjs'));
    const start = (code: string): ProcessTime =>
      timeCommand([process.execPath, '--input-type=module', '--eval', code], project);
    const times = (code: string): ProcessTime[] => Array.from({ length: rounds }, () => start(code));
    const rows = [
      timeRow('node, no import', times('')),
      ...['@pptjs/runtime', '@pptjs/runtime/internal'].map((name) =>
        timeRow(`import '${name}'`, times(`import '${name}'`)),
      ),
    ];
    const sizes = await Promise.all(
      sizeInputs.map(async ({ title, source }) => {
        const { minified, compressed } = await bundleSize(source);
        return [title, `${(minified / 1000).toFixed(1)} kB`, `${(compressed / 1000).toFixed(1)} kB compressed`];
      }),
    );
    return `Start of Node with an import\n${table(rows)}Sizes of minified bundles\n${table(sizes)}`;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
