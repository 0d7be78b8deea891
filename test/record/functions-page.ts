/**
 * Prints docs/functions.md from the built-in functions and the comments above them:
 *
 *     node --import tsx test/record/functions-page.ts > docs/functions.md
 */
import { pathToFileURL } from 'node:url';
import { type Documentation, documentation } from '../functions/documentation.js';

export function functionsPage(): string {
  const all = documentation();
  const names = all.map(({ name }) => `[${name}](#${name})`).join(' ');
  return `# Functions

Every function that Puppet has built in, with the ways to call it and an example, which is run as a test. A parameter with \`?\` may be left
out, one with \`*\` takes any number of values. In a signature a block is the last parameter.

Functions of one's own can be written in JavaScript. They take and give plain values, a block as a function; Puppet code calls them by
their name. With several signatures, the first that fits is taken:

\`\`\`js
import { defineFunction } from '@pptjs/runtime';

defineFunction('mymod::repeat', 'Callable[[Integer, Optional[String]], String]', (count, text) => (text ?? '-').repeat(count));
defineFunction('mymod::size', ['Callable[String]', (text) => text.length], ['Callable[Array]', (list) => list.length]);
defineFunction('mymod::twice', 'Callable[Any, Callable[1, 1]]', (value, block) => [block(value), block(value)]);
\`\`\`

<!-- Made by test/record/functions-page.ts; not to be edited. -->

${names}

${all.map(section).join('\n')}`;
}

function section({ name, function: { signatures }, text, example }: Documentation): string {
  const ways = signatures.map((signature) => {
    const returns = signature.returns?.();
    return `${name}${signature.toString()}${returns === undefined ? '' : ` >> ${returns}`}`;
  });
  return `## ${name}

${text.join('\n\n')}

\`\`\`
${ways.join('\n')}
\`\`\`

\`\`\`puppet
${example.source} # => ${example.result}
\`\`\`
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(functionsPage());
