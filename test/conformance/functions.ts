/**
 * Calls the Ruby functions below a folder of modules with random arguments, as JavaScript and in the interpreter, and
 * compares the results, the errors with their places, and the calls of other functions:
 *
 *     node --import tsx test/conformance/functions.ts <folder> [calls of each function] [seed]
 *
 * The arguments match the dispatches. Where the compiled form calls functions, it is also forced to bail out at each of
 * the calls. Exits with 1 if a result differs. Needs a build.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '@pptjs/ruby-code/reader';
import { ComparedFunction } from '../erb/function-comparison.js';
import { RandomCalls } from '../erb/random-calls.js';
import { describe } from '../erb/wire.js';
import { Random } from '../record/erb/random.js';

const FUNCTION = /^(.*\/lib)\/puppet\/(parser\/)?functions\/(.+)\.rb$/;
const [folder = '.', count = '1000', seed = '1'] = process.argv.slice(2);
const counts = { same: 0, wrong: 0, errors: 0, bailOuts: 0, replays: 0 };
let compiled = 0;
let all = 0;

for (const path of filesBelow(folder)) {
  const [, lib = '', legacy, file = ''] = FUNCTION.exec(path) ?? [];
  if (file === '') continue;
  all++;
  const name = file.replaceAll('/', '::');
  const source = readFileSync(path, 'utf8');
  const found = ComparedFunction.compile(name, { path, source }, legacy !== undefined, libraryOf(lib), {
    list: () => undefined,
    read: () => new Uint8Array(),
  });
  if (typeof found === 'string') console.log(`${name} needs the interpreter: ${found}`);
  else {
    compiled++;
    compare(found, source);
  }
}
console.log(`${compiled} of ${all} functions compile`, counts);
process.exitCode = counts.wrong > 0 ? 1 : 0;

function compare(compared: ComparedFunction, source: string): void {
  const calls = new RandomCalls(source, compared.data, new Random(Number(seed)));
  const own = { same: 0, wrong: 0, errors: 0, bailOuts: 0, replays: 0 };
  for (let i = 0; i < Number(count); i++) {
    const variables = calls.variables();
    const args = calls.next();
    const expected = compared.callInterpreter(args, variables);
    const actual = compared.callCompiled(args, variables);
    const isError = expected.result !== undefined && /^\w*Error /.test(expected.result);
    if (isError) own.errors++;
    if (actual.result === undefined) {
      if (!isError) own.bailOuts++;
      continue;
    }
    const outcomes = [actual];
    for (let limit = 0; limit < actual.effects.length; limit++) {
      outcomes.push(compared.callBothWays(args, variables, limit));
      own.replays++;
    }
    for (const outcome of outcomes) {
      if (JSON.stringify(outcome) === JSON.stringify(expected)) own.same++;
      else {
        if (own.wrong++ < 3) console.log(`${compared.name} differs with ${describe(args)}:`, expected, outcome);
      }
    }
  }
  console.log(compared.name, JSON.stringify(own));
  for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += own[key];
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory)
    .toSorted()
    .flatMap((name) => {
      const path = join(directory, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory() === true) return filesBelow(path);
      return stats?.isFile() === true ? [path] : [];
    });
}

function libraryOf(lib: string): Library {
  return {
    find: (name) => {
      const path = name.startsWith('/') ? name : join(lib, name);
      return existsSync(path) ? { path, source: readFileSync(path, 'utf8') } : undefined;
    },
  };
}
