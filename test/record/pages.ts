/**
 * Writes the generated pages of docs/: functions.md, stdlib.md, diagnostics.md with its folder, languages.md and
 * migration.md, the examples in modules.md and dialects.md, and the table in sizes.md. Also writes the TypeScript
 * signatures of the built-in functions.
 *
 *     npm run docs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { diagnosticsPages } from './diagnostics/page.js';
import { dialectsPage } from './dialects-page.js';
import { functionsDeclarations } from './functions-declarations.js';
import { functionsPage } from './functions-page.js';
import { languagesPage } from './languages/page.js';
import { migrationPage } from './migration-page.js';
import { modulesPage } from './modules-page.js';
import { sizesPage } from './sizes-page.js';
import { stdlibPage } from './stdlib-page.js';
import { terraformFunctionsPage } from './terraform-functions-page.js';

const pages = {
  dialects: dialectsPage,
  functions: functionsPage,
  languages: languagesPage,
  migration: migrationPage,
  modules: modulesPage,
  sizes: sizesPage,
  stdlib: stdlibPage,
  'terraform-functions': terraformFunctionsPage,
};

const types = new URL('../../packages/runtime/types/generated/', import.meta.url);
const docs = new URL('../../docs/', import.meta.url);

mkdirSync(new URL('diagnostics/', docs), { recursive: true });
for (const [path, text] of await diagnosticsPages()) writeFileSync(new URL(path, docs), text);
for (const [name, page] of Object.entries(pages)) {
  writeFileSync(new URL(`${name}.md`, docs), await page());
}
writeFileSync(new URL('functions.d.ts', types), functionsDeclarations());
