/**
 * Writes what pptjs prints about the mistakes in test/diagnostics/mistakes. Read the differences as a user would:
 *
 *     node --import tsx test/record/mistakes.ts
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caseFiles, readSections } from '../cases/read.js';
import { write } from '../cli/folder.js';
import { filesOf, partsOf, printed } from '../diagnostics/printed.js';

for (const { url, text } of caseFiles(new URL('../diagnostics/mistakes/', import.meta.url), '.txt')) {
  const sections: string[] = [];
  for (const section of readSections(text)) {
    const cwd = mkdtempSync(join(tmpdir(), 'pptjs-mistake-'));
    for (const [name, content] of Object.entries(filesOf(section))) write(join(cwd, name), content);
    const { title, options } = section;
    const json = JSON.stringify(options).replaceAll('\ufeff', '\\ufeff');
    const heading = json === '{}' ? title : `${title} ${json}`;
    sections.push(`#### ${heading}\n${partsOf(section).source}----\n${await printed(section, cwd)}\n`);
    rmSync(cwd, { recursive: true });
  }
  writeFileSync(url, sections.join('\n'));
}
