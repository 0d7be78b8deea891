/**
 * Prints medians with the fastest and the slowest round. Without Puppet or its corpus of modules, prints only the parts
 * that do not need them.
 *
 *     npm run bench -- [parsing] [dialects] [build] [imports] [programs] [growth] [catalogs] [server] [fleet]
 *         [--rounds N] [--only TEXT] [--before PATH] [--nodes N] [--requests N] [--deploys N]
 *         [--puppetserver FOLDER]
 *
 * The names select parts; without a name, all parts run. `--only` selects the programs and the growth
 * cases whose names contain the text. `--before` is a built checkout of another version, whose catalogs are
 * measured in the same run. `--nodes` is the size of the fleet. `--requests` and
 * `--deploys` are numbers of the server. `--puppetserver` is the root folder of a system with Debian's package puppetserver:
 * `/`, or a folder for chroot.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchBuild } from './building.js';
import { benchCatalogs } from './catalogs.js';
import { corpusFiles } from './corpus.js';
import { benchDialects } from './dialects.js';
import { benchFleet } from './fleet.js';
import { benchGrowth } from './growth.js';
import { benchImports } from './imports.js';
import { benchParsing } from './parsing.js';
import { benchPrograms } from './programs.js';
import { benchServer } from './server.js';

const PARTS = ['parsing', 'dialects', 'build', 'imports', 'programs', 'growth', 'catalogs', 'server', 'fleet'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
    before: { type: 'string' },
    nodes: { type: 'string', default: '5000' },
    requests: { type: 'string', default: '5000' },
    deploys: { type: 'string', default: '30' },
    puppetserver: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a positive integer');
const unknownPart = positionals.find((name) => !PARTS.includes(name));
if (unknownPart !== undefined) throw new Error(`unknown part '${unknownPart}'; the parts are ${PARTS.join(', ')}`);
const isSelected = (name: string): boolean => positionals.length === 0 || positionals.includes(name);
const print = (text: string): boolean => process.stdout.write(`${text}\n`);

print(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}; ` +
    `median of ${rounds} rounds (fastest – slowest)\n`,
);
if (isSelected('parsing') || isSelected('build')) {
  const files = await corpusFiles();
  if (files === undefined) print('The corpus is not installed: parsing and building are left out.\n');
  if (files !== undefined && isSelected('parsing')) print(await benchParsing(files, rounds));
  if (files !== undefined && isSelected('build')) print(await benchBuild(files, rounds));
}
if (isSelected('imports')) print(await benchImports(rounds));
if (isSelected('dialects')) print(await benchDialects(rounds));
if (isSelected('programs')) print(await benchPrograms(rounds, values.only));
if (isSelected('growth')) print(await benchGrowth(rounds, values.only));
if (isSelected('catalogs')) print(await benchCatalogs(rounds, values.before));
if (isSelected('server'))
  await benchServer(Number(values.requests), Number(values.deploys), values.puppetserver, print);
if (isSelected('fleet')) print(benchFleet(Number(values.nodes), rounds));
