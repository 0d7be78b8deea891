/** Calls that the reference answers otherwise, by what keeps us from it. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'warnings are told once in the reference\'s process, and name its files': [
    "deprecation: deprecation('k', 'message')",
    String.raw`validate_legacy: validate_legacy(Numeric, 'validate_re', '5', '^\d+$')`,
  ],
  'an error of Ruby itself': [
    "validate_legacy: validate_legacy(Integer, 'nope', 'x')",
    'to_toml: to_toml({a => [{b => 1}, 2]})',
  ],
  'outside of any module the reference calls everything private': [
    'assert_private: assert_private()', "assert_private: assert_private('message')", 'assert_private: assert_private(1)',
  ],
  'of the reasons for a refusal the reference tells the first only': [
    "start_with: stdlib::start_with('a', [])", "end_with: stdlib::end_with('a', [])",
  ],
  'the reference has the function in Puppet, and names its place': ["deferrable_epp: stdlib::deferrable_epp('nope/x.epp', {a => 1})"],
  'references are shown with quotes': [
    "str2resource: stdlib::str2resource('File[/x]')", "str2resource: stdlib::str2resource('Notify[x]')",
    "str2resource: stdlib::str2resource('Class[settings]')", "str2resource: stdlib::str2resource('notify[x]')",
  ],
  'the reference writes the insides of its own objects': [
    'to_yaml: to_yaml(Integer)', "to_yaml: to_yaml(Notify['x'])", "to_yaml: to_yaml(Binary('aGk='))",
  ],
  'the reader of YAML says it in its own words': ["parseyaml: parseyaml('[')"],
  'commands run only where the host has allowed it': [
    "validate_cmd: validate_cmd('x', '/bin/true')", "validate_cmd: validate_cmd('x', '/bin/test -f %')",
    "validate_cmd: validate_cmd('x', '/bin/grep x % /dev/null')", "validate_cmd: validate_cmd(undef, '/bin/true')",
    "validate_cmd: validate_cmd(1, '/bin/true')", "validate_cmd: validate_cmd(['a', 1], '/bin/true')",
    "validate_cmd: validate_cmd('x', '/bin/false', 1)",
  ],
  'folders are listed in modules only, and where the host offers it': [
    "glob: glob('/nope/*')", "glob: glob(['/nope/*', '/nope2/*'])", String.raw`glob: glob("/x\0")`,
  ],
  'not supported': ['to_yaml: to_yaml({a => 1}, {canonical => true})'],
  'integers have 64 bits': ["to_bytes: to_bytes('1e30')", "to_bytes: to_bytes('9999999E')"],
  'keys are strings, not symbols': ["sprintf_hash: sprintf_hash('%s', {a => 1})", "sprintf_hash: sprintf_hash('%1$s', {a => 1})"],
  'the module is not given here; in its folder the reference finds no PSON': [
    "get_module_path: get_module_path('stdlib') =~ /stdlib$/", "load_module_metadata: load_module_metadata('stdlib')['name']",
    "load_module_metadata: load_module_metadata('stdlib')['version']",
  ],
};

export const DIFFERENCES: ReadonlySet<string> = new Set(Object.values(REASONS).flat());
