import type { Command } from '../arguments/command.js';
import { jsonOption, strictOption } from './options.js';

export const check: Command = {
  name: 'check',
  summary: 'parse and validate Puppet files',
  usage: '<path>... [options]',
  description:
    'Tells what is wrong with .pp and .epp files, as `build` would, and writes nothing.\n`-` is standard input.',
  options: {
    json: jsonOption,
    strict: strictOption,
    quiet: { type: 'boolean', short: 'q', summary: 'print errors and warnings only' },
  },
  examples: [
    ['pptjs check manifests', 'check a directory'],
    ['pptjs check - < init.pp', 'check standard input'],
  ],
  async run(args, host) {
    const { runCheck } = await import('../check/check.js');
    return runCheck(args, host);
  },
};
