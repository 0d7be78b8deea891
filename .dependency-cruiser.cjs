/**
 * The map of the architecture: which code may import which. `npm run check` enforces it.
 *
 * The rules read the compiled modules (`packages/<name>/dist`), in which imports of types alone do not occur. The folders
 * of `dist` are those of `src`.
 */

/** The packages. Each imports only packages before it. */
const PACKAGES = [
  'files',
  'runtime',
  'resources',
  'transpiler',
  'engine',
  'dialect-puppet3',
  'dialect-terraform',
  'dialect-rightscale',
  'dialects',
  'build',
  'hiera',
  'erb',
  'ruby',
  'ruby-code',
  'stdlib',
  'catalog',
  'checker',
  'loader',
  'unplugin',
  'testing',
  'server',
  'fleet',
  'cli',
];

/** The folders whose own folders are layers: of `dist`, or below it. Each layer imports only layers before it. */
const LAYERS = {
  runtime: [
    'errors',
    'values',
    'text',
    'regexp',
    'types',
    'context',
    'type-reading',
    'calling',
    'presentation',
    'operators',
    'conversions',
    'serialization',
    'functions',
  ],
  build: ['sources', 'outputs', 'compilation', 'watching', 'build'],
  resources: ['errors', 'model', 'state', 'evaluation', 'statements', 'compilation', 'output'],
  transpiler: ['text', 'diagnostics', 'estree', 'printer', 'dialect', 'puppet'],
  'dialect-puppet3': ['diagnostics', 'values', 'operators', 'lowering', 'validator', 'front-end', 'migration'],
  'transpiler/puppet': [
    'diagnostics',
    'ast',
    'regexp',
    'lexer',
    'parser',
    'pn',
    'validator',
    'analysis',
    'location',
    'links',
    'inference',
    'lowering',
    'declarations',
  ],
  'transpiler/puppet/inference': [
    'lattice',
    'types',
    'definitions',
    'usage',
    'walk',
    'operators',
    'functions',
    'expressions',
  ],
  'dialect-terraform': [
    'evaluation',
    'values',
    'conversions',
    'operators',
    'functions',
    'syntax',
    'declarations',
    'lowering',
    'modules',
  ],
  'dialect-terraform/functions': [
    'names',
    'arithmetic',
    'text',
    'regexp',
    'formats',
    'dates',
    'network',
    'calls',
    'formatting',
    'yaml',
    'library',
  ],
  engine: ['modules', 'evaluation', 'puppet'],
  hiera: ['text', 'keys', 'hocon', 'data', 'config', 'merge', 'provider', 'search'],
  erb: ['runtime', 'scanner', 'parser', 'compiler'],
  ruby: ['machine', 'image'],
  catalog: [
    'settings',
    'environment',
    'compiled',
    'resource-types',
    'cycles',
    'extensions',
    'facts',
    'compilation',
    'built',
    'exported',
    'remote',
    'puppetdb',
    'built-files',
    'disk',
    'build',
    'linker',
  ],
  checker: ['findings', 'world', 'files', 'data', 'usage'],
  stdlib: ['values', 'text', 'addresses', 'crypto', 'formats', 'files', 'catalog', 'types', 'legacy', 'functions'],
  testing: ['facts', 'modules', 'systems', 'line-coverage', 'catalogs', 'suites'],
  server: [
    'http',
    'tls',
    'operation',
    'authorization',
    'reports',
    'development',
    'files',
    'environments',
    'classification',
    'catalogs',
    'puppetdb',
    'exported',
    'workers',
    'endpoints',
  ],
  fleet: ['database', 'artifacts'],
  cli: [
    'process',
    'report',
    'arguments',
    'options',
    'files',
    'dialects',
    'configuration',
    'watching',
    'syntax',
    'completion',
    'init',
    'migrate',
    'catalog',
    'checking',
    'evaluation',
    'build',
    'batch',
    'diff',
    'fleet',
    'serving',
    'commands',
  ],
  'dialect-puppet3/migration': ['report', 'readings', 'facts', 'rules', 'syntax'],
  'dialect-rightscale': [
    'errors',
    'evaluation',
    'values',
    'operators',
    'modules',
    'functions',
    'facts',
    'syntax',
    'analysis',
    'lowering',
  ],
};

/** Packages that run without Node: in a browser or a worker. */
const WITHOUT_NODE = [
  'runtime',
  'resources',
  'transpiler',
  'engine',
  'dialect-puppet3',
  'dialect-terraform',
  'dialect-rightscale',
  'hiera',
  'stdlib',
];

/** The packages that need Node. */
const WITH_NODE = ['files', 'ruby'];

/** The parts of `catalog` that need Node. The rest runs in a browser or a worker, from the entry `built`. */
const CATALOG_WITH_NODE =
  '^packages/catalog/dist/((built-files|disk|build|linker|remote|puppetdb)/|(index|compile-catalog|remote)\\.js$)';

const dist = (name) => `^packages/${name}/dist/`;
const anyOf = (names) => `(${names.join('|')})`;

/**
 * The entries `@pptjs/runtime` and `@pptjs/runtime/internal` also export `@pptjs/resources`, which is built on the entry
 * `@pptjs/runtime/core`.
 */
const FACADE = '^packages/runtime/dist/(index|internal)\\.js$';

/** The facts about Puppet's built-in functions and types. Every layer of the Puppet front end may import them. */
const FACTS = '^packages/transpiler/dist/puppet/builtins\\.js$';

/** The messages and errors of a package, in its top folder. Every layer of the package may import them. */
const MESSAGES = '^packages/[^/]+/dist/(messages|errors|[a-z-]+-error)\\.js$';

/**
 * The entry of `catalog` for hosts without Node, which the linker passes to the modules that import it. The rule `no-cycle`
 * forbids the import in all layers on which the entry is built.
 */
const BUILT_ENTRY = '^packages/catalog/dist/built\\.js$';

const packageRules = PACKAGES.slice(0, -1).map((name, i) => ({
  name: `package-${name}`,
  comment: `${name} imports only packages before it.`,
  severity: 'error',
  from: { path: dist(name), ...(name === 'runtime' && { pathNot: FACADE }) },
  to: { path: dist(anyOf(PACKAGES.slice(i + 1))) },
}));

/** The folder with the layers of an entry of `LAYERS`. */
const layersFolder = (name) => {
  const [packageName, ...folders] = name.split('/');
  return `${dist(packageName)}${folders.map((folder) => `${folder}/`).join('')}`;
};

const layerRules = Object.entries(LAYERS).flatMap(([name, layers]) =>
  layers.slice(0, -1).map((layer, i) => ({
    name: `layer-${name}-${layer}`,
    comment: `${name}/${layer} imports only layers before it.`,
    severity: 'error',
    from: { path: `${layersFolder(name)}${layer}/` },
    to: {
      path: [`${layersFolder(name)}${anyOf(layers.slice(i + 1))}/`, `${layersFolder(name)}[^/]+\\.js$`],
      pathNot: [FACTS, MESSAGES, BUILT_ENTRY],
    },
  })),
);

/** Every folder of a layered package must be in `LAYERS`. */
const folderRules = Object.entries(LAYERS).map(([name, layers]) => ({
  name: `declared-layer-${name}`,
  comment: `Every folder of ${name} must be declared as a layer in this file.`,
  severity: 'error',
  from: {},
  to: { path: `${layersFolder(name)}[^/]+/`, pathNot: `${layersFolder(name)}${anyOf(layers)}/` },
}));

module.exports = {
  forbidden: [
    ...packageRules,
    ...layerRules,
    ...folderRules,
    {
      name: 'resources-import-core',
      comment: 'The main entries of the runtime import the resources, so these import its core.',
      severity: 'error',
      from: { path: dist('resources') },
      to: { path: FACADE },
    },
    {
      name: 'internal-runtime',
      comment:
        'The packages import the whole runtime. The linker of built environments also passes the API to the modules of users.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/catalog/dist/linker/link-environment\\.js$' },
      to: { path: '^packages/runtime/dist/index\\.js$' },
    },
    {
      name: 'visitors',
      comment:
        'The other files of a phase are helpers of its visitors. Only the file that starts the phase imports visitors.',
      severity: 'error',
      from: {
        path: ['transpiler/dist/puppet/lowering', 'transpiler/dist/puppet/validator', 'erb/dist/compiler'].map(
          (folder) => `^packages/${folder}/[^/]+\\.js$`,
        ),
        pathNot: '/(program|validate|compile-function|compile-template)\\.js$',
      },
      to: { path: '/visitors/' },
    },
    {
      name: 'lattice',
      comment: 'The questions about types know nothing of programs.',
      severity: 'error',
      from: { path: `${dist('transpiler')}puppet/inference/lattice/` },
      to: { path: `${dist('transpiler')}puppet/`, pathNot: `${dist('transpiler')}puppet/inference/lattice/` },
    },
    {
      name: 'no-cycle',
      comment:
        'No cycles of imports. The recursive-descent parser is the exception: see transpiler/src/puppet/parser/parser.ts.',
      severity: 'error',
      from: { pathNot: `${dist('transpiler')}puppet/parser/` },
      to: { circular: true },
    },
    {
      name: 'without-node',
      comment: 'These packages also run in a browser or a worker.',
      severity: 'error',
      from: { path: dist(anyOf(WITHOUT_NODE)) },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'catalog-without-node',
      comment:
        'Built environments also run in a browser or a worker: code for Node is in built-files, disk, build, linker, remote and puppetdb.',
      severity: 'error',
      from: { path: dist('catalog'), pathNot: CATALOG_WITH_NODE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'catalog-without-disk',
      comment: 'Built environments also run in a browser or a worker: they import no code that needs Node.',
      severity: 'error',
      from: { path: dist('catalog'), pathNot: CATALOG_WITH_NODE },
      to: { path: [CATALOG_WITH_NODE, dist(anyOf(WITH_NODE))] },
    },
    {
      name: 'resolvable',
      comment: 'Every import names a file or a declared dependency.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-dependency',
      comment: 'A package imports only what its package.json lists.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The packages, their dependencies, and the modules of Node.
    includeOnly: ['^(packages|node_modules)/', '^(node:)?[a-z_]+$', '^(node:)?fs/promises$'],
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'node'],
    },
  },
};
