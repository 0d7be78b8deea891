// Prints every expression of operators.pp and its result.
import { readFileSync } from 'node:fs';
import { describeValue, fromJS } from '@pptjs/runtime';
import manifest from './operators.pp';

const source = readFileSync(new URL('operators.pp', import.meta.url), 'utf8');

for (const [, name, body] of source.matchAll(/^\$(\w+) = \[\n([\s\S]*?)^\]$/gm)) {
  console.log(`${name}`);
  const expressions = body.split('\n').filter((line) => line.includes('# =>'));
  for (const [index, line] of expressions.entries()) {
    const [expression] = line.trim().split(/,\s+# => /);
    console.log(`  ${expression}  is  ${describeValue(fromJS(manifest.variables[name][index]))}`);
  }
}
