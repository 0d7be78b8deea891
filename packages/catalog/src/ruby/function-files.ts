import type { Environment } from '../environment/environment.js';

/** A function that a module has in Ruby: its file, and the interface that it is written for. */
export interface RubyFunctionFile {
  readonly interface: 'current' | 'old';
  readonly path: string;
}

const SEGMENT = /^[a-z_][a-z0-9_]*$/;

/** The file of a Ruby function: of the module that its name says, or of the first module that has one where the name says none. */
export function findRubyFunction({ modules }: Environment, name: string): RubyFunctionFile | undefined {
  const segments = name.split('::');
  if (!segments.every((segment) => SEGMENT.test(segment))) return undefined;
  const relative = `lib/puppet/functions/${segments.join('/')}.rb`;
  const [module = ''] = segments;
  if (segments.length > 1) {
    const path = modules.fileOf(module, relative);
    return path === undefined ? undefined : { interface: 'current', path };
  }
  return firstWith(relative, 'current', modules) ?? firstWith(`lib/puppet/parser/functions/${name}.rb`, 'old', modules);
}

function firstWith(relative: string, kind: RubyFunctionFile['interface'], modules: Environment['modules']): RubyFunctionFile | undefined {
  for (const { name } of modules.all) {
    const path = modules.fileOf(name, relative);
    if (path !== undefined) return { interface: kind, path };
  }
  return undefined;
}
