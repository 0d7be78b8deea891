import type { Command } from '../arguments/command.js';

export const ast: Command = {
  name: 'ast',
  summary: 'print syntax trees',
  usage: '<file>... [options]',
  description: [
    'Prints the syntax tree of each file. With --json, trees are printed a line each, as JSON data:',
    '{"file", "pn"} or {"file", "error"}; without any file, their names are read from standard input,',
    'one a line. `-` is standard input itself.',
  ].join('\n'),
  options: {
    format: {
      type: 'string',
      value: 'format',
      choices: ['pn', 'json'],
      fallback: 'pn',
      summary: 'Puppet Notation, or the nodes of the parser with their offsets',
    },
    json: { type: 'boolean', summary: 'print JSON lines' },
  },
  examples: [
    ['pptjs ast init.pp', 'prints (class {:name "ntp" ...})'],
    ['pptjs ast --json manifests/*.pp', 'trees as JSON data'],
  ],
  async run(args, host) {
    const { runAst } = await import('../ast/ast.js');
    return runAst(args, host);
  },
};
