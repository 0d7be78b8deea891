import type { DefinitionKind } from '@pptjs/runtime';

/** The folder of a module that holds definitions of a kind. */
const FOLDERS: Readonly<Record<Exclude<DefinitionKind, 'node'>, string>> = { class: 'manifests', define: 'manifests', function: 'functions', alias: 'types' };

/** Where a definition is looked for: the module, and the files in it, in order. `init.pp` is always read. */
export interface Candidates {
  readonly module: string;
  readonly paths: readonly string[];
}

const SEGMENT = /^[a-z_][a-z0-9_]*$/;

/** Where the definition of that kind and name would stand; undefined where no file could hold it. */
export function candidatesFor(kind: DefinitionKind, name: string): Candidates | undefined {
  if (kind === 'node') return undefined;
  const segments = name.toLowerCase().split('::');
  const [module, ...rest] = segments;
  if (module === undefined || !segments.every((segment) => SEGMENT.test(segment))) return undefined;
  const folder = FOLDERS[kind];
  if (kind === 'class' || kind === 'define') {
    const outer = rest.map((_, index) => `${folder}/${rest.slice(0, rest.length - index).join('/')}.pp`);
    return { module, paths: [`${folder}/init.pp`, ...outer] };
  }
  return rest.length === 0 ? undefined : { module, paths: [`${folder}/${rest.join('/')}.pp`] };
}
