/**
 * Writes the generated pages of docs/: functions.md, stdlib.md, diagnostics.md, languages.md and migration.md, and the
 * examples in modules.md and dialects.md.
 *
 *     npm run docs
 */
import { writeFileSync } from 'node:fs';
import { diagnosticsPage } from './diagnostics.js';
import { dialectsPage } from './dialects-page.js';
import { functionsPage } from './functions-page.js';
import { languagesPage } from './languages/page.js';
import { migrationPage } from './migration-page.js';
import { modulesPage } from './modules-page.js';
import { stdlibPage } from './stdlib-page.js';
import { terraformFunctionsPage } from './terraform-functions-page.js';

const pages = {
  diagnostics: diagnosticsPage,
  dialects: dialectsPage,
  functions: functionsPage,
  languages: languagesPage,
  migration: migrationPage,
  modules: modulesPage,
  stdlib: stdlibPage,
  'terraform-functions': terraformFunctionsPage,
};

for (const [name, page] of Object.entries(pages)) {
  writeFileSync(new URL(`../../docs/${name}.md`, import.meta.url), await page());
}
