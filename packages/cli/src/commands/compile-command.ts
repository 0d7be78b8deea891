import type { Command } from '../arguments/command.js';
import { allowCyclesOption, catalogOptions, runConfigVersionOption } from '../options/catalog-options.js';
import {
  batchableStrictOption,
  configurationOptions,
  exportedOption,
  nodesOption,
  watchOption,
} from '../options/shared-options.js';
import { corpusOption } from './batch-command.js';

export const compileCommand: Command = {
  name: 'compile',
  summary: 'compile the catalog of one node or of many nodes',
  usage: '[<manifest>] [options]',
  description: [
    'Compiles the catalog of a node and prints it as JSON. The default manifest is the main manifest of the',
    'environment. The manifest `-` is standard input.',
    '',
    'Resources that depend on each other are an error: an agent refuses such a catalog. The command looks at the',
    'relationships, containment, and automatic relationships of built-in types, as an agent does.',
    '',
    'With --nodes, compiles one catalog for each facts file. The name of the file is the name of the node:',
    'facts/web01.example.com.json has the facts of web01.example.com. With --out-dir, each catalog goes to the file',
    '<node>.json in that folder. Otherwise the command prints a JSON line for each node: {"node", "catalog"} or',
    '{"node", "error"}. A node that fails does not stop the others.',
  ].join('\n'),
  options: {
    ...catalogOptions,
    strict: batchableStrictOption,
    'allow-cycles': allowCyclesOption,
    exported: exportedOption,
    'run-config-version': runConfigVersionOption,
    compact: { type: 'boolean', summary: 'print the catalog on one line' },
    nodes: nodesOption,
    'out-dir': { type: 'string', short: 'o', value: 'dir', summary: 'with --nodes: the folder for the catalogs' },
    workers: {
      type: 'string',
      value: 'number',
      fallback: 'one for each processor',
      summary: 'with --nodes: the number of catalogs to compile at the same time',
    },
    batch: { type: 'boolean', summary: 'do the same as `pptjs batch compile`' },
    corpus: corpusOption,
    watch: watchOption,
    ...configurationOptions,
  },
  configuration: { paths: false },
  examples: [
    [
      'pptjs compile --environment production --node web01 --facts web01.json',
      'compile the catalog of a node of an environment',
    ],
    [
      'pptjs compile --environment built.tar.gz --location /srv/production',
      'compile a catalog from a built environment, with the file names of another folder',
    ],
    ['pptjs compile site.pp --modulepath modules:site-modules', 'compile a manifest that uses modules'],
    ["pptjs compile --nodes 'facts/*.json' --out-dir catalogs", 'compile the catalogs of many nodes'],
  ],
  async run(args, host) {
    if (args.flag('batch')) {
      const { runCompileBatch } = await import('../batch/run-batch.js');
      return runCompileBatch(args, host);
    }
    if (args.text('nodes') !== undefined) {
      const { compileNodes } = await import('../catalog/compile-nodes.js');
      return compileNodes(args, host);
    }
    args.rejectUnused(NODES_OPTIONS, 'without --nodes');
    const { compileNode } = await import('../catalog/compile-node.js');
    return compileNode(args, host);
  },
};

/** The options that have an effect only with --nodes. */
const NODES_OPTIONS = ['out-dir', 'workers'];
