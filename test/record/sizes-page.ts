/** Writes the table of docs/sizes.md. */
import { readFileSync } from 'node:fs';
import { sizeInputs } from '../sizes/inputs.js';
import { bundleSize } from '../sizes/measure.js';

const REGION = /(<!-- sizes: [^\n]*-->\n)[^]*(<!-- end of the sizes -->)/;

/** Returns docs/sizes.md with the current sizes, in kB. */
export async function sizesPage(): Promise<string> {
  const page = readFileSync(new URL('../../docs/sizes.md', import.meta.url), 'utf8');
  const rows = await Promise.all(
    sizeInputs.map(async ({ title, source, limit }) => {
      const { minified, compressed } = await bundleSize(source);
      return `| ${title} | ${inKilobytes(minified)} | ${inKilobytes(compressed)} | ${limit / 1000} kB |`;
    }),
  );
  const table = ['| Input | Minified | Compressed | Limit |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const sources = sizeInputs.map(({ title, source }) => `# ${title}\n${source}\n`).join('\n');
  return page.replace(
    REGION,
    (_, start: string, end: string) => `${start}\n${table}\n\n\`\`\`puppet\n${sources}\`\`\`\n\n${end}`,
  );
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
