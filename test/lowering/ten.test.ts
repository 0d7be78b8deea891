/** The compiler prints ten modules as a person would write them, and the modules do what their sources say. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CompiledCatalog, Environment, compileCatalog } from '@pptjs/catalog';
import { builtEnvironment, type ModuleNamespace } from '@pptjs/catalog/built';
import { Manifest, writeJson } from '@pptjs/runtime';
import * as functions from '@pptjs/runtime/functions';
import * as runtime from '@pptjs/runtime/internal';
import * as types from '@pptjs/runtime/types';
import { compile, version } from '@pptjs/transpiler';
import test, { type ExecutionContext } from 'ava';
import { folderOf } from '../catalog/folder.js';
import { root } from '../examples/readmes.js';
import { exampleModules } from './ten.js';

for (const { name, title, file, source, code } of exampleModules) {
  test(`${title}: the compiler prints ten/${name}.js`, (t) => {
    const result = compile(source, { file });
    t.deepEqual(result.diagnostics, []);
    t.is(result.code, code);
  });
}

/** The environment in which an example is evaluated. */
interface Setting {
  /** The path of the example in the environment. */
  readonly path: string;
  /** The main manifest, if the example is not the main manifest. */
  readonly main?: string;
  /** More Puppet files. */
  readonly sources?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  /** The title of a resource, or the message, that the catalog must have. */
  readonly expected: readonly string[];
  readonly node?: string;
  readonly family?: string;
}

const SITE = 'manifests/site.pp';

const settings: Readonly<Record<string, Setting>> = {
  '01-config': { path: SITE, expected: ['443 => https'] },
  '02-functions': { path: SITE, expected: ['49 EUR'] },
  '03-class': {
    path: 'modules/widgets/manifests/init.pp',
    main: 'class { "widgets": panic => true, tinker => ["a", "b"] }',
    sources: {
      'modules/widgets/manifests/params.pp': 'class widgets::params {}',
      'modules/widgets/templates/conf.epp': '<%- | $tinker | -%>\n<%= $tinker.join(" ") %>\n',
    },
    expected: ['File[/etc/widgets.conf]', 'a b\\n'],
  },
  '04-vhost': {
    path: 'modules/web/manifests/vhost.pp',
    main: 'web::vhost { "shop.example.com": port => 8080 }',
    sources: {
      'modules/web/manifests/init.pp': 'class web { package { "nginx": } service { "nginx": } }',
      'modules/stdlib/types/absolutepath.pp': 'type Stdlib::Absolutepath = Pattern[/^\\//]',
      'modules/web/templates/vhost.conf.epp': '<%- | $port, $root | -%>\nlisten <%= $port %>; root <%= $root %>;\n',
    },
    expected: ['File[/etc/nginx/sites/shop.example.com.conf]', 'listen 8080; root /srv/shop.example.com;', 'encrypted'],
  },
  '05-site': {
    path: SITE,
    sources: {
      'modules/web/manifests/init.pp': 'class web { file { "/etc/web": } }',
      'modules/postgresql/manifests/init.pp': 'class postgresql ($version, $primary) {}',
    },
    node: 'web07.paris.example.com',
    expected: ['web server 7 in paris\\n', '"owner":"root"'],
  },
  '06-upstream': {
    path: 'modules/web/templates/upstream.epp',
    main: `notice(epp('web/upstream.epp', {
      'name' => 'shop', 'servers' => [{ 'host' => 'a', 'weight' => 2 }, { 'host' => 'b' }], 'sticky' => true }))`,
    expected: ['upstream shop {', 'ip_hash;', 'server a weight=2;', 'server b;'],
  },
  '07-types': {
    path: SITE,
    expected: [],
  },
  '08-params': {
    path: 'modules/ssh/manifests/params.pp',
    main: 'include ssh::params notice($ssh::params::service, $ssh::params::config)',
    family: 'Suse',
    expected: ['sshd /etc/ssh2/sshd_config'],
  },
  '09-relations': {
    path: 'modules/team/manifests/init.pp',
    main: `package { 'zsh': ensure => present, tag => 'team' } exec { '/usr/bin/newaliases': alias => 'newaliases' }
      @ssh_authorized_key { 'k': user => 'ann', type => 'ssh-rsa', key => 'x', tag => 'ops' }
      class { 'team': users => { 'ann' => { 'shell' => '/bin/zsh' } }, gone => ['bob'] }`,
    sources: { 'modules/ssh_authorized_key/manifests/init.pp': 'define ssh_authorized_key ($user, $type, $key) {}' },
    expected: ['"title":"ann"', '"ensure":"absent"', '/bin/zsh', 'round 3', 'Ssh_authorized_key', '"ensure":"latest"'],
  },
  '10-profile': {
    path: 'modules/profile/manifests/backup.pp',
    main: 'include profile::backup',
    sources: {
      'modules/cron/manifests/init.pp': 'define cron ($command, $hour, $minute) {}',
      'modules/profile/manifests/base.pp':
        'class profile::base { user { "root": } file { "/etc/backup.conf": content => "x", require => User["root"] } }',
    },
    files: {
      'hiera.yaml': 'version: 5\nhierarchy: [{ name: common, path: common.yaml }]\n',
      'data/common.yaml': 'backup::server: vault\n',
    },
    expected: ['"exported":true', '"mode":"0600"', '"User[root]","User[backup]"', '"vault","backup"'],
  },
};

const facts = (family: string): Record<string, unknown> => ({
  kernel: 'Linux',
  is_virtual: false,
  os: { family, name: family, release: { major: '7' } },
  networking: { fqdn: 'n.example.com', ip: '10.0.0.1' },
});

for (const { name, title, code, source } of exampleModules) {
  const setting = settings[name];
  if (setting === undefined) throw new Error(name);
  const { path, main, sources = {}, files = {}, expected, node = 'n.example.com', family = 'Debian' } = setting;
  const puppetFiles: Record<string, string> = { ...(main === undefined ? {} : { [SITE]: main }), ...sources };

  /** The catalog of the environment as JSON, and its messages. */
  const answer = async (
    compileIn: (options: object) => Promise<CompiledCatalog>,
  ): Promise<{ catalog: string; messages: readonly string[] }> => {
    const messages: string[] = [];
    const { data } = await compileIn({
      node,
      facts: facts(family),
      log: ({ message }: { message: string }) => messages.push(message),
    });
    return { catalog: writeJson(data).replaceAll(/"(version|catalog_uuid)":("[^"]*"|\d+)/g, ''), messages };
  };

  for (const format of ['esm', 'cjs'] as const)
    test(`${title}: the ${format} module gives the same catalog as its source`, async (t) => {
      const directory = folderOf({ ...puppetFiles, ...files, [path]: source });
      const fromSource = await answer((options) =>
        compileCatalog({ environment: new Environment({ directory, name: 'production' }), ...options }),
      );
      const all = fromSource.catalog + fromSource.messages.join('\n');
      for (const text of expected) t.true(all.includes(text), `${text} in ${all}`);
      const texts = Object.entries(puppetFiles).map(([file, text]) => ({
        file,
        source: text,
        code: compiled(text, file, format),
      }));
      const example = process.env['TEN']
        ? compiled(source, path, format)
        : format === 'esm'
          ? code
          : compiled(source, path, format);
      const { modules, maps } = await load(t, format, [
        ...texts,
        { file: path, source, code: example.replace(/^const file = .*$/m, `const file = '${path}';`) },
      ]);
      const environment = builtEnvironment({
        name: 'production',
        compiler: version,
        dialect: 'puppet',
        digest: '',
        modulepath: ['modules'],
        manifests: [SITE],
        sources: Object.fromEntries(
          Array.from(modules, ([file, module]) => [file, { module, defines: definesOf(module) }]),
        ),
        files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, { module: { default: text } }])),
      });
      const fromModule = await answer((options) =>
        environment.compileCatalog({ location: directory, sourceMap: (url) => maps.get(url), ...options }),
      );
      t.deepEqual(fromModule.messages, fromSource.messages);
      t.is(withPlaces(fromModule.catalog, format), withPlaces(fromSource.catalog, format));
    });
}

function compiled(source: string, file: string, format: 'esm' | 'cjs'): string {
  const { code } = compile(source, { file, format });
  if (code === null) throw new Error(`${file} has errors`);
  return code;
}

const entryPoints = new Map<string, object>([
  ['@pptjs/runtime/internal', runtime],
  ['@pptjs/runtime/functions', functions],
  ['@pptjs/runtime/types', types],
]);

interface CompiledSource {
  /** The path of the source in the environment. */
  readonly file: string;
  readonly source: string;
  readonly code: string;
}

/** Loads modules. Returns them by the paths of their sources, and the source maps of ES modules by URL. */
async function load(
  t: ExecutionContext,
  format: 'esm' | 'cjs',
  compiledSources: readonly CompiledSource[],
): Promise<{ modules: Map<string, ModuleNamespace>; maps: Map<string, string> }> {
  // The modules find the packages that this file imports.
  const folder = mkdtempSync(join(root, 'test-build/pptjs-modules-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const modules = new Map<string, ModuleNamespace>();
  const maps = new Map<string, string>();
  for (const [index, { file, source, code }] of compiledSources.entries()) {
    if (format === 'cjs') {
      const exports: ModuleNamespace = {};
      new Function('require', 'exports', code)((name: string) => entryPoints.get(name), exports);
      modules.set(file, exports);
    } else {
      const path = join(folder, `${index}.mjs`);
      const { href } = pathToFileURL(path);
      writeFileSync(path, code);
      maps.set(href, compile(source, { file, sourceMap: 'external' }).map ?? '');
      const module: unknown = await import(href);
      modules.set(file, module as ModuleNamespace);
    }
  }
  return { modules, maps };
}

/** A catalog without the locations that come from source maps, if there are none. */
function withPlaces(catalog: string, format: 'esm' | 'cjs'): string {
  return format === 'esm' ? catalog : catalog.replaceAll(/"file":"[^"]*","line":\d+,/g, '');
}

const KINDS: Readonly<Record<string, string>> = { alias: 'type' };

function definesOf({ default: main }: ModuleNamespace): string[] {
  if (!(main instanceof Manifest)) return [];
  return main.definitions.map(({ kind, name }) => `${KINDS[kind] ?? kind} ${name.toLowerCase()}`);
}
