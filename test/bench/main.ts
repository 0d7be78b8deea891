/**
 * `npm run bench`: prints medians with the fastest and slowest round. What the reference and its corpus are needed for
 * is left out where they are not installed.
 *
 *     npm run bench -- [parsing] [build] [programs] [catalogs] [--rounds N]
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchBuild } from './building.js';
import { benchCatalogs } from './catalogs.js';
import { corpusFiles } from './corpus.js';
import { benchParsing } from './parsing.js';
import { benchPrograms } from './programs.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '7' } },
});
const rounds = Number(values.rounds);
const wanted = (name: string): boolean => positionals.length === 0 || positionals.includes(name);

process.stdout.write(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}; median of ${rounds} rounds (fastest – slowest)\n\n`,
);
const files = await corpusFiles();
if (files === null) process.stdout.write('The corpus is not on this machine: parsing and building are left out.\n\n');
if (files !== null && wanted('parsing')) process.stdout.write(`${await benchParsing(files, rounds)}\n`);
if (files !== null && wanted('build')) process.stdout.write(`${benchBuild(files, rounds)}\n`);
if (wanted('programs')) process.stdout.write(`${await benchPrograms(rounds)}\n`);
if (wanted('catalogs')) process.stdout.write(`${await benchCatalogs(rounds)}\n`);
