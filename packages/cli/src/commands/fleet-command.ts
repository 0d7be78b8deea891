import { insteadOf } from '../arguments/arguments.js';
import type { Command } from '../arguments/command.js';
import { allowCyclesOption, catalogOptions } from '../options/catalog-options.js';
import { exportedOption, fleetDiffFormats, nodesOption } from '../options/shared-options.js';
import { UsageError } from '../process/exit-code.js';

const {
  environment: _environment,
  node: _node,
  facts: _facts,
  location,
  'environment-name': environmentName,
  ...options
} = catalogOptions;

const SUBCOMMANDS = ['run', 'worker', 'status', 'diff', 'prune'];

export const fleetCommand: Command = {
  name: 'fleet',
  summary: 'compile the catalogs of a large fleet on several machines',
  usage:
    'run [<environment>] [options]\n       pptjs fleet worker | status [<run>] | diff <before> <after> [options]\n       pptjs fleet prune --older-than <days>',
  description: [
    'Compiles the catalogs of many nodes. A PostgreSQL database has the queue of jobs and the results. The package',
    '@pptjs/fleet must be installed. docs/fleet.md describes the operation of a fleet.',
    '',
    '`pptjs fleet run` builds the environment (a path, or a branch, tag or other revision of the Git repository),',
    'stores it, adds a job for every 100 nodes, and works on them until all are done. A node with the same code and',
    'facts as in an earlier run is not compiled again. If the command is interrupted, --resume continues the run.',
    '',
    '`pptjs fleet worker` works on the jobs of all runs until a signal ends it. Start it on as many machines as needed.',
    '',
    '`pptjs fleet status` prints the newest runs, or those with a number or label.',
    '',
    '`pptjs fleet diff` compares two complete runs: their numbers, or their labels for the newest ones. It groups equal',
    'changes. The exit code is 3 if catalogs differ, and 1 if a node failed.',
    '',
    '`pptjs fleet prune` deletes old runs, and the catalogs and facts that no other run needs.',
    '',
    'The variables of libpq (PGHOST, PGDATABASE, PGUSER, PGPASSWORD, PGPASSFILE, …) name the database. A password does',
    'not belong on the command line, where other users can read it.',
  ].join('\n'),
  firstArguments: SUBCOMMANDS,
  options: {
    database: {
      type: 'string',
      value: 'url',
      fallback: '$PPTJS_DATABASE, else the variables of libpq',
      summary: 'the connection string of the database',
    },
    artifacts: {
      type: 'string',
      value: 'location',
      fallback: '$PPTJS_ARTIFACTS',
      summary: 'run, worker: the store of built environments: a folder, or s3://bucket/prefix',
    },
    nodes: { ...nodesOption, summary: `run: ${nodesOption.summary}` },
    label: {
      type: 'string',
      value: 'name',
      fallback: 'the environment as the command line names it',
      summary: 'run: the name of the run for `status` and `diff`',
    },
    resume: { type: 'string', value: 'run', summary: 'run: continue a run' },
    detach: { type: 'boolean', summary: 'run: add the jobs and end; workers compile them' },
    workers: {
      type: 'string',
      value: 'number',
      fallback: 'one for each processor',
      summary: 'run, worker: the number of processes that compile',
    },
    'environment-name': { ...environmentName!, fallback: 'production' },
    location: {
      ...location!,
      fallback: '/etc/puppetlabs/code/environments/<name>',
      summary: 'the folder of the environment in catalogs and messages',
    },
    ...options,
    exported: exportedOption,
    'allow-cycles': allowCyclesOption,
    ignore: {
      type: 'string',
      multiple: true,
      value: 'pattern',
      summary: 'diff: ignore resources, as `pptjs diff` does; may occur several times',
    },
    format: {
      type: 'string',
      value: 'format',
      choices: fleetDiffFormats,
      fallback: 'text',
      summary: 'diff: how to print the differences; `markdown` is for comments on pull requests',
    },
    out: { type: 'string', short: 'o', value: 'file', summary: 'diff: the file to write' },
    'older-than': { type: 'string', value: 'days', summary: 'prune: the age of the runs to delete' },
    json: { type: 'boolean', summary: 'status: print a JSON line for each run' },
  },
  examples: [
    ['pptjs fleet run main --nodes facts --artifacts /srv/artifacts', 'compile the catalogs of a branch'],
    ['pptjs fleet worker --artifacts s3://fleet/artifacts', 'help with all runs, on another machine'],
    ['pptjs fleet diff main my-branch --format html --out report.html', 'show what a branch changes where'],
    ['pptjs fleet prune --older-than 30', 'delete the runs of more than 30 days ago'],
  ],
  async run(args, host) {
    const [subcommand] = args.positionals;
    switch (subcommand) {
      case 'run': {
        const { runFleet } = await import('../fleet/run-fleet.js');
        return runFleet(args, host);
      }
      case 'worker': {
        const { workForFleet } = await import('../fleet/run-fleet.js');
        return workForFleet(args, host);
      }
      case 'status': {
        const { showFleetStatus } = await import('../fleet/stored-runs.js');
        return showFleetStatus(args, host);
      }
      case 'diff': {
        const { diffFleet } = await import('../fleet/fleet-diff.js');
        return diffFleet(args, host);
      }
      case 'prune': {
        const { pruneFleet } = await import('../fleet/stored-runs.js');
        return pruneFleet(args, host);
      }
      default:
        throw new UsageError(`specify run, worker, status, diff or prune${insteadOf(subcommand, SUBCOMMANDS)}`);
    }
  },
};
