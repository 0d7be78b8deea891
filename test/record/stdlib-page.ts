/**
 * Prints docs/stdlib.md from the functions of stdlib, the comments above them, and the types:
 *
 *     node --import tsx test/record/stdlib-page.ts > docs/stdlib.md
 */
import { pathToFileURL } from 'node:url';
import { createContext, Definitions, withContext } from '@pptjs/runtime';
import { stdlib, stdlibTypes } from '@pptjs/stdlib';
import { type Documentation, documentation } from '../stdlib/documentation.js';

/** The page; the functions' types are read where the types of stdlib are known. */
export function stdlibPage(): string {
  return withContext(createContext({ definitions: new Definitions(stdlib) }), page);
}

function page(): string {
  const all = documentation();
  const names = all.map(({ name }) => `[${name}](#${name.replace('::', '')})`).join(' ');
  return `# stdlib

Functions of the module puppetlabs-stdlib in JavaScript, and its types. Where an environment has the module, catalogs take these functions
for those that it has in Ruby; what is not here runs in Ruby. An environment without the module can be given all of them:

\`\`\`js
import { bundledStdlib, CatalogCompiler, Environment } from '@pptjs/catalog';

new CatalogCompiler({ environment: new Environment({ name: 'production', code }), extensions: [bundledStdlib()] });
\`\`\`

A program that makes no catalogs gives them to its context:

\`\`\`js
import { createContext, Definitions } from '@pptjs/runtime';
import { stdlib } from '@pptjs/stdlib';

const context = createContext({ definitions: new Definitions(stdlib) });
\`\`\`

<!-- Made by test/record/stdlib-page.ts; not to be edited. -->

## Types

${stdlibTypes()
  .map(({ name }) => `\`${name}\``)
  .join(' ')}

## Functions

${names}

${all.map(section).join('\n')}`;
}

function section({ name, function: { signatures }, text, example }: Documentation): string {
  const ways = signatures.map((signature) => {
    const returns = signature.returns?.();
    return `${name}${signature.toString()}${returns === undefined ? '' : ` >> ${returns}`}`;
  });
  const result = example?.result === undefined ? '' : ` # => ${example.result}`;
  const shown = example === undefined ? '' : `\n\`\`\`puppet\n${example.source}${result}\n\`\`\`\n`;
  return `### ${name}

${text.join('\n\n')}

\`\`\`
${ways.join('\n')}
\`\`\`
${shown}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(stdlibPage());
