import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  dependencyText,
  forgeModule,
  installCommand,
  type MetadataDependency,
  metadataDependencies,
} from '@pptjs/catalog';
import { parseYaml } from '@pptjs/hiera';
import { formatMessage, toJS } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/** A module that the module under test depends on. */
export interface ModuleDependency {
  /** The name without the author. */
  readonly name: string;
  /** The file that declares the dependency: `metadata.json` or `.fixtures.yml`. */
  readonly source: string;
  /** The name with the author, and the versions: `puppetlabs-stdlib (>= 9.0.0 < 10.0.0)`. */
  readonly description: string;
  /** The command that installs the module, for a shell in the folder of the module under test. */
  readonly command: string;
}

/** The modules that a module under test depends on, as its files declare them. */
export interface DeclaredDependencies {
  readonly dependencies: readonly ModuleDependency[];
  /** The folders of modules that `.fixtures.yml` links, by the name of the module. */
  readonly links: ReadonlyMap<string, string>;
}

/** The folder for modules from `.fixtures.yml`, as in puppetlabs_spec_helper. */
const FIXTURE_FOLDER = 'spec/fixtures/modules';

/**
 * Reads the dependencies of a module from its `.fixtures.yml` and `metadata.json`. If both name a module, the entry of
 * `.fixtures.yml` counts.
 *
 * @param directory the folder of the module
 * @param own the name of the module itself, which `.fixtures.yml` may link
 * @throws {Error} if one of the files cannot be parsed
 */
export function readDependencies(directory: string, own: string): DeclaredDependencies {
  const links = new Map<string, string>();
  const byName = new Map<string, ModuleDependency>();
  for (const dependency of dependenciesOfMetadata(directory)) byName.set(dependency.name, dependency);
  const fixtures = member(readFixtures(directory), 'fixtures');
  for (const [name, entry] of entries(member(fixtures, 'repositories')))
    byName.set(name, repositoryDependency(name, entry));
  for (const [name, entry] of entries(member(fixtures, 'forge_modules')))
    byName.set(name, {
      ...moduleDependency(
        forgeModule(text(entry) ?? text(member(entry, 'repo')) ?? name, text(member(entry, 'ref'))),
        '.fixtures.yml',
      ),
      name,
    });
  for (const [name, entry] of entries(member(fixtures, 'symlinks'))) {
    const target = text(entry) ?? text(member(entry, 'target'));
    if (name === own || target === undefined) continue;
    links.set(name, resolve(directory, target.replaceAll('#{source_dir}', resolve(directory))));
    byName.set(name, { name, source: '.fixtures.yml', description: name, command: `ls ${target}` });
  }
  return { dependencies: [...byName.values()], links };
}

function dependenciesOfMetadata(directory: string): ModuleDependency[] {
  const file = join(directory, 'metadata.json');
  if (!existsSync(file)) return [];
  return metadataDependencies(readFileSync(file, 'utf8')).map((dependency) =>
    moduleDependency(dependency, 'metadata.json'),
  );
}

/** @throws {Error} if the text is not YAML */
function readFixtures(directory: string): unknown {
  const file = ['.fixtures.yml', '.fixtures.yaml']
    .map((name) => join(directory, name))
    .find((path) => existsSync(path));
  return file === undefined ? undefined : toJS(parseYaml(readFileSync(file, 'utf8'), file, { symbols: false }));
}

function repositoryDependency(name: string, entry: unknown): ModuleDependency {
  const url = text(entry) ?? text(member(entry, 'repo')) ?? name;
  const ref = text(member(entry, 'branch')) ?? text(member(entry, 'ref'));
  const branch = ref === undefined ? '' : ` --branch ${ref}`;
  return {
    name,
    source: '.fixtures.yml',
    description: ref === undefined ? name : `${name} (${ref})`,
    command: `git clone${branch} ${url} ${FIXTURE_FOLDER}/${name}`,
  };
}

function moduleDependency(dependency: MetadataDependency, source: string): ModuleDependency {
  const description = dependencyText(dependency);
  return { name: dependency.name, source, description, command: installCommand(dependency, FIXTURE_FOLDER) };
}

/** Returns a text that names missing modules, one per line, and says how to get them. */
export function describeMissing(dependencies: readonly ModuleDependency[]): string {
  const lines = dependencies.map(({ description, source, command }) =>
    formatMessage(messages.MISSING_DEPENDENCY, { description, source, command }),
  );
  return [messages.MISSING_DEPENDENCIES.text, ...lines].join('\n');
}

function member(value: unknown, name: string): unknown {
  return entries(value).find(([key]) => key === name)?.[1];
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
