/** Writes the ten modules of test/lowering/ten into docs/modules.md. */
import { readFileSync } from 'node:fs';
import { exampleModules } from '../lowering/ten.js';

const REGION = /(<!-- ten modules: [^\n]*-->\n)[^]*(<!-- end of the ten modules -->)/;

/** Returns docs/modules.md with the current examples. */
export function modulesPage(): string {
  const page = readFileSync(new URL('../../docs/modules.md', import.meta.url), 'utf8');
  const examples = exampleModules
    .map(({ title, language, source, code }) => `### ${title}\n\n${block(language, source)}\n${block('js', code)}\n`)
    .join('');
  return page.replace(REGION, (_, start: string, end: string) => `${start}\n${examples}${end}`);
}

function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\`\`\`\n`;
}
