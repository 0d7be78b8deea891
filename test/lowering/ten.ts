/** Ten manifests and the modules that they compile to, which docs/modules.md shows. */
import { readFileSync } from 'node:fs';

interface ExampleModule {
  /** The name of the files in `ten/`, without their extensions. */
  readonly name: string;
  readonly title: string;
  readonly language: 'puppet' | 'epp';
  /** The path of the source in its module or environment. */
  readonly file: string;
  readonly source: string;
  readonly code: string;
}

const files: readonly (readonly [name: string, file: string, title: string])[] = [
  ['01-config.pp', 'config.pp', 'A file as configuration'],
  ['02-functions.pp', 'functions.pp', 'Functions with types'],
  ['03-class.pp', 'manifests/init.pp', 'A class with typed parameters and facts'],
  ['04-vhost.pp', 'manifests/vhost.pp', 'A defined type with a template and references'],
  ['05-site.pp', 'manifests/site.pp', 'Nodes'],
  ['06-upstream.epp', 'templates/upstream.epp', 'A template'],
  ['07-types.pp', 'types.pp', 'Type aliases'],
  ['08-params.pp', 'manifests/params.pp', 'Choices for each operating system'],
  ['09-relations.pp', 'manifests/init.pp', 'Iteration, collectors and relationships'],
  ['10-profile.pp', 'manifests/backup.pp', 'Lookup, exported resources and overrides'],
];

function textOf(name: string): string {
  return readFileSync(new URL(`ten/${name}`, import.meta.url), 'utf8');
}

export const exampleModules: readonly ExampleModule[] = files.map(([path, file, title]) => {
  const [name = '', extension] = path.split('.');
  const language = extension === 'epp' ? 'epp' : 'puppet';
  return { name, title, language, file, source: textOf(path), code: textOf(`${name}.js`) };
});
