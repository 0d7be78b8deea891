/** Calls that the reference answers otherwise, by what keeps us from it. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  "warnings are told once in the life of the reference's process": ["deprecation: deprecation('k', 'm') + 1"],
  'an error of Ruby itself': [
    "validate_legacy: validate_legacy(Integer, 'nope', 'x')",
    "validate_legacy: validate_legacy(Integer, 'nope', Class['settings'])",
    "defined_with_params: defined_with_params('Notify[x]', [1])",
    "defined_with_params: defined_with_params(File['/x'], {1 => 2})",
    'defined_with_params: defined_with_params(Resource)',
    "ensure_resource: ensure_resource(Class, 'x')",
    "ensure_resource: ensure_resource(default, 'x')",
    "is_float: is_float(SemVer('1.0.0'))",
    String.raw`validate_legacy: validate_legacy("é日😀", '\\', ['a', default])`,
  ],
  'the reference has the function in Puppet, and names its place': [
    "deferrable_epp: stdlib::deferrable_epp('nope/x.epp', {a => 1})",
  ],
  'references that went through an old function are shown without quotes, as resources': [
    "union: union([1], [2], [0, Class['settings']])",
    "reverse: reverse([Notify['x'], {'b' => 1, 'a' => [2]}], [3,1,2])",
    "concat: concat([1], {a => 1}, Notify['x'])",
    "str2resource: stdlib::str2resource('File[/x]')",
    "str2resource: stdlib::str2resource('Notify[x]')",
    "str2resource: stdlib::str2resource('Class[settings]')",
    "str2resource: stdlib::str2resource('notify[x]')",
  ],
  'the reference writes the insides of its own objects': [
    'to_yaml: to_yaml(Integer)',
    "to_yaml: to_yaml(Class['settings'])",
    "to_yaml: to_yaml(Notify['x'])",
    "to_yaml: to_yaml(Binary('aGk='))",
  ],
  'the reader of YAML says it in its own words': ["parseyaml: parseyaml('[')", "parseyaml: parseyaml('[', false)"],
  'the reference does not read names of types in a text': [
    "validate_legacy: validate_legacy('Foo', 'validate_string', 'x')",
    "validate_legacy: validate_legacy('Stdlib::Port', 'validate_integer', 80)",
  ],
  'commands run only where the host has allowed it': [
    "validate_cmd: validate_cmd('x', '/bin/true')",
    "validate_cmd: validate_cmd('x', '/bin/test -f %')",
    "validate_cmd: validate_cmd('x', '/bin/grep x % /dev/null')",
    "validate_cmd: validate_cmd(undef, '/bin/true')",
    "validate_cmd: validate_cmd(1, '/bin/true')",
    "validate_cmd: validate_cmd(['a', 1], '/bin/true')",
    "validate_cmd: validate_cmd('x', '/bin/false', 1)",
  ],
  'folders are listed in modules only, and where the host offers it': [
    "glob: glob('/nope/*')",
    "glob: glob(['/nope/*', '/nope2/*'])",
    String.raw`glob: glob("/x\0")`,
  ],
  'a resource in the place of attributes counts for its own': [
    "ensure_resource: ensure_resource('notify', 'y', Notify['x'])",
    "ensure_resource: ensure_resource(SemVer('1.2.3'), ' ', Notify['x'])",
  ],
  'titles are not checked where nothing is declared': ["getparam: getparam('a b[x]', 'mode')"],
  'integers have 64 bits': ["to_bytes: to_bytes('1e30')", "to_bytes: to_bytes('9999999E')"],
  'keys are strings, not symbols': [
    "sprintf_hash: sprintf_hash('%s', {a => 1})",
    "sprintf_hash: sprintf_hash('%1$s', {a => 1})",
  ],
  'the module is not given here; in its folder the reference finds no PSON': [
    "get_module_path: get_module_path('stdlib') =~ /stdlib$/",
    "load_module_metadata: load_module_metadata('stdlib')['name']",
    "load_module_metadata: load_module_metadata('stdlib')['version']",
  ],
};

export const DIFFERENCES: ReadonlySet<string> = new Set(Object.values(REASONS).flat());
