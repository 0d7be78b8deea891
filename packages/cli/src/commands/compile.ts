import type { Command } from '../arguments/command.js';
import { compileOptions } from './compile-options.js';

export const compile: Command = {
  name: 'compile',
  summary: 'compile the catalog of a node, or of many',
  usage: '[<manifest>] [options]',
  description: [
    'Compiles the catalog of a node and prints it as JSON. The main manifest is that of the environment',
    'where none is named; `-` is standard input.',
    '',
    'With --nodes, the catalogs of many nodes are compiled, a node for each file of facts, named as the file',
    'is (facts/web01.example.com.json). A node that fails does not stop the others. With --out-dir, each goes to',
    'a file of its own, <node>.json; else a line is printed for each, {"node", "catalog"} or {"node", "error"}.',
    '',
    'With --batch, cases are read from standard input and answers printed, a JSON object a line. A case has',
    '`id`, `manifest`, `modulepath` and `facts`, and may have `node`, `trusted` and `hiera`. Its answer has `id`,',
    '`catalog` or `error` and `class`, and `seconds` and `logs`.',
  ].join('\n'),
  options: compileOptions,
  examples: [
    ['pptjs compile --environment production --node web01.example.com --facts web01.json', 'the catalog of a node'],
    ['pptjs compile site.pp --modulepath modules:site-modules', 'of a manifest, with modules'],
    ["pptjs compile --nodes 'facts/*.json' --out-dir catalogs", 'of a fleet'],
  ],
  async run(args, host) {
    if (args.flag('batch')) {
      const { runCatalogBatch } = await import('../catalog/batch.js');
      return runCatalogBatch(args, host);
    }
    if (args.text('nodes') !== undefined) {
      const { runFleet } = await import('../catalog/fleet.js');
      return runFleet(args, host);
    }
    const { runCompile } = await import('../catalog/compile.js');
    return runCompile(args, host);
  },
};
