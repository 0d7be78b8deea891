/** Generates random control repositories: hierarchies with data, manifests with resources of many kinds, and nodes. */
import type { Repository, RepositoryNode } from '../catalog/repositories.js';
import { createRandom, type Random } from './random.js';
import {
  ATTRIBUTES,
  BACKENDS,
  BASE_MANIFEST,
  EXTENSIONS,
  FACTS,
  KEYS,
  LOOKUPS,
  NODES,
  PATHS,
  SCALARS,
  TEXTS,
  THING_TYPE,
  TYPES,
} from './repository-parts.js';

/** Returns a random repository. The same seed gives the same one. */
export function generateRepository(seed: number): Repository {
  return new Generator(createRandom(seed)).repository(String(seed));
}

class Generator {
  readonly #random: Random;
  readonly #files: Record<string, string> = {};
  #titles = 0;
  readonly #nodes = new Set<string>();

  constructor(random: Random) {
    this.#random = random;
  }

  repository(id: string): Repository {
    this.#layer('');
    if (this.#chance(2)) this.#layer('global/');
    if (this.#chance(2)) this.#layer('modules/m/');
    this.#module();
    this.#manifests();
    this.#settings();
    const count = 1 + this.#random.below(3);
    const nodes: Record<string, RepositoryNode> = {};
    for (let i = 0; i < count; i++) {
      nodes[this.#pick(NODES)] = {
        facts: this.#pick(FACTS),
        trusted: this.#chance(2) ? {} : { extensions: { pp_role: this.#pick(['web', 'db', 'nothing']) } },
      };
    }
    return { id, files: this.#files, nodes, lookups: [this.#pick(LOOKUPS), this.#pick(LOOKUPS), this.#pick(LOOKUPS)] };
  }

  #pick<T>(items: readonly T[]): T {
    return this.#random.pick(items);
  }

  /** Returns true in one of `of` cases. */
  #chance(of: number): boolean {
    return this.#random.below(of) === 0;
  }

  #some<T>(most: number, create: () => T): T[] {
    return Array.from({ length: this.#random.below(most + 1) }, create);
  }

  // Hierarchies and data

  /** @param prefix the folder of the layer, with a slash at its end */
  #layer(prefix: string): void {
    const entries = [this.#entry(prefix), ...this.#some(3, () => this.#entry(prefix))];
    const named = entries.map((entry, i) => ({ name: this.#chance(30) ? 'same' : `level ${i}`, ...entry }));
    const isModule = prefix.startsWith('modules/');
    const hiera = {
      version: this.#chance(60) ? this.#pick([3, 4, 6, '5', 5.0]) : 5,
      ...(this.#chance(3) && {
        defaults: this.#pick([
          { datadir: 'data', data_hash: 'yaml_data' },
          { datadir: 'data' },
          { data_hash: 'yaml_data' },
          { options: { x: 1 }, datadir: 'data', lookup_key: 'm::back' },
          {},
        ]),
      }),
      ...(!this.#chance(40) && { hierarchy: named }),
      ...(isModule && this.#chance(2) && { default_hierarchy: [{ name: 'default', ...this.#entry(prefix) }] }),
      ...(this.#chance(80) && { unknown: 1 }),
    };
    this.#files[`${prefix}hiera.yaml`] = JSON.stringify(hiera, null, 1);
    for (const base of ['common', 'Debian', 'RedHat', 'web', 'db', 'a', 'b', '7', 'web01.example.com'])
      for (const backend of BACKENDS)
        if (backend === 'yaml' ? !this.#chance(3) : this.#chance(6))
          this.#files[`${prefix}data/${this.#chance(5) ? 'sub/' : ''}${base}.${EXTENSIONS[backend]}`] =
            this.#data(isModule);
  }

  #entry(prefix: string): Record<string, unknown> {
    const backend = this.#chance(4) ? this.#pick(BACKENDS) : 'yaml';
    const extension = EXTENSIONS[backend];
    const path = (): string => `${this.#pick(PATHS)}.${extension}`;
    const location = this.#pick<() => Record<string, unknown>>([
      () => ({ path: path() }),
      () => ({ path: path() }),
      () => ({ paths: [path(), path(), `common.${extension}`] }),
      () => ({ paths: [`common.${extension}`, `common.${extension}`] }),
      () => ({
        glob: this.#pick([
          `*.${extension}`,
          `sub/*.${extension}`,
          `{web,db}.${extension}`,
          `**/*.${extension}`,
          `%{role}*.${extension}`,
          `[a-c].${extension}`,
        ]),
      }),
      () => ({ globs: [`sub/*.${extension}`, `?.${extension}`] }),
      () => ({
        mapped_paths: this.#pick<unknown>([
          ['list', 'each', `%{each}.${extension}`],
          ['facts.list', 'x', `%{x}.${extension}`],
          ['nested', 'n', `%{n.0}.${extension}`],
          ['nothing', 'n', `%{n}.${extension}`],
          ['role', 'r', `%{r}.${extension}`],
          ['list', 'each'],
        ]),
      }),
    ]);
    const faulty = { uri: 'http://h/%{role}', ...(this.#chance(2) && { path: path(), paths: [path()] }) };
    return {
      ...(this.#chance(40) ? this.#pick([faulty, {}]) : location()),
      ...(!this.#chance(5) && {
        [this.#chance(60) ? 'lookup_key' : 'data_hash']: this.#chance(12)
          ? this.#pick(['m::hash', 'm::data', 'nothing', 'm::hash'])
          : `${backend}_data`,
      }),
      ...(this.#chance(12) && { lookup_key: this.#pick(['m::back', 'm::raw', 'm::wrong']) }),
      ...(this.#chance(20) && { data_dig: 'm::dig' }),
      ...(!this.#chance(4) && {
        datadir: this.#chance(15) ? this.#pick(['%{role}', '/nothing', '../data', 'data/sub']) : 'data',
      }),
      ...(this.#chance(10) && {
        options: this.#pick<unknown>([
          { x: '%{role}' },
          { path: 'x' },
          {},
          { 'Wrong-Key': 1 },
          { nested: { a: ['%{facts.os.family}'] } },
        ]),
      }),
      ...(prefix === 'global/' && this.#chance(30) && { hiera3_backend: 'yaml' }),
    };
  }

  #data(isModule: boolean): string {
    if (this.#chance(50))
      return this.#pick([
        '',
        '[]',
        'text',
        '--- \n',
        'a: [',
        '1: 2',
        ':a: 1',
        '---\na: 1\n---\na: 2\n',
        'a: &x 1\nb: *x\n',
        '{}',
      ]);
    const keys = this.#some(6, () => this.#pick(KEYS)).filter(
      (key) => !isModule || key.startsWith('m::') || this.#chance(12),
    );
    const pairs: [string, unknown][] = keys.map((key) => [key, this.#value(2)]);
    if (this.#chance(3)) pairs.push(['lookup_options', this.#options()]);
    return JSON.stringify(Object.fromEntries(pairs), null, 1);
  }

  #options(): unknown {
    if (this.#chance(30)) return this.#pick<unknown>([[], 'x', { a: 1 }, { '^a(': { merge: 'first' } }, null]);
    const names = [...KEYS, '^m::.*', '^m::(x|y)$', '^a', '^[ab]$', 'm::hash', 'm::list'];
    return Object.fromEntries(this.#some(3, () => [this.#pick(names), this.#option()]));
  }

  #option(): unknown {
    const merges = [
      'first',
      'unique',
      'hash',
      'deep',
      { strategy: 'deep' },
      { strategy: 'deep', knockout_prefix: '--' },
      { strategy: 'deep', merge_hash_arrays: true },
      { strategy: 'deep', sort_merged_arrays: true },
      { strategy: 'unique' },
      { strategy: 'first' },
    ];
    const conversions = [
      'Integer',
      'String',
      'Array',
      ['Array', true],
      'Sensitive',
      'Hash',
      ['String', '%p'],
      'Float',
      'Set',
      'Boolean',
      ['Integer', 16],
      'Optional[Integer]',
    ];
    return {
      ...(!this.#chance(4) && {
        merge: this.#chance(25)
          ? this.#pick<unknown>([
              'reverse',
              { strategy: 'x' },
              { knockout_prefix: '--' },
              {},
              { strategy: 'deep', x: 1 },
            ])
          : this.#pick<unknown>(merges),
      }),
      ...(this.#chance(5) && { convert_to: this.#pick<unknown>(conversions) }),
      ...(this.#chance(40) && { other: 1 }),
    };
  }

  #value(depth: number): unknown {
    if (depth > 0 && this.#chance(3)) return this.#some(3, () => this.#value(depth - 1));
    if (depth > 0 && this.#chance(3))
      return Object.fromEntries(
        this.#some(3, () => [this.#pick(['k', 'l', 'a.b', '--k', '0', '%{role}', 'é']), this.#value(depth - 1)]),
      );
    return this.#pick<unknown>(this.#chance(3) ? TEXTS : SCALARS);
  }

  // Modules

  #module(): void {
    const types = [
      'Any',
      'String',
      'Optional[String]',
      'Array',
      'Hash',
      'Variant[String, Integer, Array, Hash]',
      'Integer',
      'Enum["a", "b"]',
      'Sensitive',
    ];
    const parameter = (name: string): string =>
      `${this.#chance(3) ? this.#pick(types) : 'Any'} $${name}${this.#chance(6) ? '' : ` = ${this.#pick(['undef', "'default'", '[1]', '$facts', 'lookup("a", undef, undef, "none")', "lookup('m::y', { default_value => 2 })"])}`}`;
    const parameters = ['x', 'y', 'list', 'hash', 'n'].filter(() => this.#chance(2)).map(parameter);
    this.#files['modules/m/manifests/init.pp'] =
      `class m(${parameters.join(', ')}) ${this.#chance(5) ? 'inherits m::params ' : ''}{\n${this.#statements(3)}\n  notify { 'm': message => String([${parameters.map((text) => /\$\w+/.exec(text)?.[0] ?? '').join(', ')}], '%p') }\n}\n`;
    this.#files['modules/m/manifests/params.pp'] =
      `class m::params {\n  $p = lookup('b', undef, ${this.#pick(['undef', "'deep'", "'unique'"])}, 'none')\n${this.#statements(1)}\n}\n`;
    this.#files['modules/m/manifests/sub.pp'] =
      `class m::sub($z = 1) {\n${this.#chance(3) ? '  contain m\n' : ''}${this.#statements(3)}\n}\n`;
    this.#files['modules/m/manifests/d.pp'] =
      `define m::d($v = undef, $w = $title) {\n${this.#statements(2, '${title}')}\n}\n`;
    this.#files['modules/other/manifests/init.pp'] =
      `class other($z = 'z') {\n  ${this.#pick(['require', 'contain', 'include'])} ${this.#pick(['m::sub', 'm', 'm::params'])}\n${this.#statements(2)}\n}\n`;
    this.#files['modules/m/functions/back.pp'] =
      'function m::back(String $key, Hash $options, Puppet::LookupContext $context) {\n  if $key == \'a\' { "back ${options}" } else { $context.not_found }\n}\n';
    this.#files['modules/m/functions/raw.pp'] =
      'function m::raw($key, $options, $context) {\n  $context.explain || { "raw ${key}" }\n  $context.cache($key, 1)\n  if $key =~ /^m::/ { { k => $context.cached_value($key), l => $context.interpolate(\'%{role}\') } } else { $context.not_found() }\n}\n';
    this.#files['modules/m/functions/wrong.pp'] = 'function m::wrong($key) { 1 }\n';
    this.#files['modules/m/functions/hash.pp'] =
      "function m::hash(Hash $options, Puppet::LookupContext $context) {\n  { 'a' => 1, 'm::x' => $options.keys, 'm::hash' => { k => $context.module_name, l => $context.environment_name } }\n}\n";
    this.#files['modules/m/functions/data.pp'] = "function m::data() { { 'm::x' => 'data' } }\n";
    this.#files['modules/m/functions/dig.pp'] =
      "function m::dig(Array $keys, Hash $options, Puppet::LookupContext $context) {\n  if $keys[0] in ['a', 'b'] { $keys } else { $context.not_found }\n}\n";
    this.#files['modules/m/lib/puppet/type/thing.rb'] = THING_TYPE;
    if (this.#chance(3))
      this.#files['modules/m/metadata.json'] = JSON.stringify({
        name: 'x-m',
        version: '1.0.0',
        author: 'x',
        license: 'x',
        summary: '',
        source: '',
        dependencies: [],
      });
    if (this.#chance(4)) this.#files['base/b/manifests/init.pp'] = "class b { notify { 'b': } }\n";
  }

  // Manifests

  #manifests(): void {
    const folder = this.#pick(['manifests', 'manifests', 'manifests', 'site']);
    const files = [`${folder}/site.pp`, `${folder}/a.pp`, `${folder}/nested/z.pp`].slice(0, 1 + this.#random.below(3));
    this.#files['manifests/0.pp'] = BASE_MANIFEST;
    for (const file of files) {
      const nodes = this.#some(2, () => this.#node());
      this.#files[file] = `${this.#statements(4)}\n${nodes.join('\n')}\n`;
    }
    if (!this.#chance(8)) this.#files[files[0]!] += `node default {\n${this.#statements(4)}\n}\n`;
  }

  #node(): string {
    const names = [
      "'web01.example.com'",
      "'web01'",
      'db.example.com',
      '/^web/',
      '/example\\.com$/',
      '/(db|mail).*/',
      "'db'",
      'db2.example.org',
      "'DB2.example.org', 'x'",
      '/^DB/',
      "'mail-1.sub.example.org'",
      'mail-1',
      '/./',
    ];
    const free = names.filter((name) => !this.#nodes.has(name));
    const name = this.#chance(40) ? this.#pick(names) : this.#pick(free);
    this.#nodes.add(name);
    return `node ${name} {\n${this.#statements(4)}\n}`;
  }

  #settings(): void {
    if (!this.#chance(3)) return;
    const lines = [
      'manifest = site',
      'manifest = manifests',
      'manifest = manifests/site.pp',
      'modulepath = modules:$basemodulepath',
      'modulepath = nothing:modules',
      'modulepath = $basemodulepath:./modules',
      'environment_timeout = 0',
      'environment_timeout = unlimited',
      'environment_timeout = 5m',
      '[main]',
      '# comment',
      'rich_data = true',
      'modulepath = $codedir/nothing:modules',
      'manifest = $confdir/nothing.pp',
      'manifest=manifests',
      '  manifest   =   "manifests"',
      'static_catalogs = false',
    ];
    this.#files['environment.conf'] = `${this.#some(3, () => this.#pick(lines)).join('\n')}\n`;
  }

  #statements(most: number, suffix = ''): string {
    return this.#some(most, () => `  ${this.#statement(suffix)}`).join('\n');
  }

  #statement(suffix: string): string {
    const form = this.#random.below(24);
    const title = (): string => this.#title(suffix);
    const type = this.#pick(TYPES);
    const name = type === 'file' || type === 'exec' ? `/${title()}` : title();
    const capital = type.replace(/(^|::)\w/g, (letter) => letter.toUpperCase());
    const attributes = (): string => this.#attributes(type);
    const marker = this.#pick(['', '', '', '@', '@@']);
    if (form < 8)
      return `${marker}${type} { ${this.#pick([`"${name}"`, `"${name}"`, `["${name}", "${name}x"]`])}: ${attributes()} }`;
    if (form === 8)
      return this.#pick([
        'include m',
        'include m::sub',
        'contain m::sub',
        'require m',
        'include other',
        'contain other',
        "class { 'm::sub': z => 2 }",
        "class { 'm': stage => 'first' }",
        "include 'b'",
        'include nothing',
        "class { 'm::sub': tag => 'x', noop => true }",
        'include m::d',
        "contain(['m', 'm::sub'])",
        "hiera_include('list', [])",
        "lookup('classes', Array[String], 'unique', ['m']).include",
      ]);
    if (form === 9) return `${capital} { ${attributes()} }`;
    if (form < 13)
      return `${capital} ${this.#pick(['<| |>', '<<| |>>', `<| title == "${name}" |>`, '<| tag == t |>', '<| noop == true |>', `<| title != 'a' and tag != t |>`, `<| (title == 'a' or tag == 'm') |>`, '<<| tag == t |>>', '<| loglevel == notice |>', '<| alias == x |>'])} ${this.#chance(2) ? `{ ${this.#changes(type)} }` : ''}`;
    if (form === 13)
      return `${this.#chance(3) ? `${capital}["${name}"]` : this.#pick(['Notify["a"]', 'File["/a"]', 'User["b"]'])} { ${this.#changes(this.#pick(['notify', 'file', 'user']))} }`;
    if (form < 16) return `${this.#reference()} ${this.#pick(['->', '~>', '<-', '<~'])} ${this.#reference()}`;
    if (form === 16)
      return this.#pick([
        'realize(Notify["a"])',
        'realize(Thing["a"], User["b"])',
        "realize('x')",
        "tag('t', 'u')",
        "tag('Bad tag')",
        'notice(tagged("t"))',
        "notify { 'd': message => String(defined(Notify['a'])) }",
      ]);
    if (form === 17)
      return this.#pick([
        "stage { 'zero': before => Stage['first'] }",
        "Stage['main'] -> stage { 'last': }",
        "stage { ['x', 'y']: }",
        "class { 'm::params': stage => 'last' }",
      ]);
    if (form === 18)
      return `create_resources(${this.#pick([`'${type}'`, `'@${type}'`, `'@@${type}'`, "'class'"])}, { '${title()}' => { ${this.#pick(["'tag' => 'x'", "'noop' => true", "'message' => 'y'", ''])} } }${this.#pick(['', ", { 'tag' => ['d'] }"])})`;
    if (form === 19)
      return `notify { "l${suffix}${this.#random.below(4)}": message => String(${this.#pick(["lookup('a', undef, undef, 0)", "lookup('b', { merge => 'deep', default_value => 0 })", "lookup(['c', 'm::x'], Any, 'unique', [])", "lookup('m::hash', Hash, 'hash', {})", "lookup('b.k', default_value => 1)", "lookup({ name => 'm::list', default_values_hash => { 'm::list' => [1] } })", "hiera('a', 'd')", "hiera_array('a', [])", "hiera_hash('m::hash', {})", 'lookup(\'a\') |$k| { "no ${k}" }'])}, '%p') }`;
    if (form === 20)
      return `if ${this.#pick(['$facts["role"] == "web"', '$trusted["certname"] =~ /^web/', '$os =~ Hash', '$::role', '$facts["flag"]', '$server_facts["environment"] == production', "$facts.dig('os', 'family')", '$flag'])} {\n  ${this.#statement(suffix)}\n}`;
    if (form === 21)
      return `notify { "v${suffix}${this.#random.below(4)}": message => "${this.#pick(['${facts["os"]["family"]}', '${trusted["domain"]}', '${m::x}', '${m::params::p}', '${title} ${name} ${module_name}', '${environment} ${servername}', '${settings::environment}', '${list[0]}', '${number}', '${trusted["extensions"]}', '${caller_module_name}', '${facts["nested"]["a"]}'])}" }`;
    if (form === 22) return `[1, 2].each |$i| { ${type} { "${name}\${i}": ${attributes()} } }`;
    return `${type} { default: ${attributes()} ; "${name}": * => { ${this.#pick(["'noop' => true", "'tag' => ['x']", ''])} } ; "${name}z": ${attributes()} }`;
  }

  #title(suffix: string): string {
    const name = this.#chance(4) ? this.#pick(['a', 'b', 'c', 'd e', 'x::y', 'É', 'p/q']) : `t${this.#titles++}`;
    return `${name}${suffix}`;
  }

  /** The attributes of an override, which may add values. */
  #changes(type: (typeof TYPES)[number]): string {
    const added = this.#some(1, () => this.#pick(["tag +> 'more'", 'require +> Notify["a"]', 'message +> "x"']));
    return [this.#attributes(type), ...added].filter(Boolean).join(', ');
  }

  #attributes(type: (typeof TYPES)[number]): string {
    if (this.#chance(25))
      return this.#pick([
        'unknown => 1',
        "loglevel => 'bad'",
        'before => "x"',
        "tag => 't', tag => 'u'",
        "name => 'n'",
        "ensure => 'absent'",
        "message => 'm'",
        '* => 1',
        "alias => 'x'",
        "stage => 'first'",
      ]);
    return this.#some(2, () => {
      const own = this.#pick(ATTRIBUTES[type]);
      return this.#chance(2)
        ? own
        : this.#pick([
            "tag => 't'",
            "tag => ['u', 'V w']",
            'noop => true',
            "loglevel => 'notice'",
            "audit => 'all'",
            "schedule => 'daily'",
            `require => ${this.#reference()}`,
            `before => [${this.#reference()}, ${this.#reference()}]`,
            `notify => ${this.#reference()}`,
            `subscribe => ${this.#reference()}`,
            'noop => undef',
            'tag => undef',
            'require => []',
            'require => undef',
            "* => { 'noop' => false }",
            'tag => [[a, [b]], 1]',
          ]);
    }).join(', ');
  }

  #reference(): string {
    if (this.#chance(25))
      return this.#pick(['Notify["nothing"]', 'Class["m"]', 'Class[m::sub]', 'Thing["x"]', 'Exec["/a"]']);
    return this.#pick([
      'Notify["a"]',
      'Notify["b"]',
      'File["/a"]',
      'Thing["a"]',
      'M::D["a"]',
      "User['a', 'b']",
      'File["/a/"]',
      'Notify["a"]',
      'Stage["main"]',
    ]);
  }
}
