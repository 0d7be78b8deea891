/** The values that Puppet's own resource types accept for their attributes, where an agent checks the text of a value. */

/** The values that an agent accepts for an attribute. */
export interface AttributeRule {
  /** The accepted texts, in messages. */
  readonly expected: string;
  accepts(text: string): boolean;
  /** Whether a number is no text. */
  readonly rejectsNumbers: boolean;
  /** Whether each element of an Array must fit. Otherwise Arrays are not checked. */
  readonly isList: boolean;
}

function words(...accepted: readonly string[]): AttributeRule {
  const quoted = accepted.map((word) => `'${word}'`);
  return {
    expected: `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`,
    accepts: (text) => accepted.includes(text),
    rejectsNumbers: false,
    isList: false,
  };
}

function pattern(expression: RegExp, expected: string, { rejectsNumbers = false, isList = false } = {}): AttributeRule {
  return { expected, accepts: (text) => expression.test(text), rejectsNumbers, isList };
}

const FLAG = words('true', 'false');
const BOOLEAN = words('true', 'false', 'yes', 'no');
const ANY_CASE_BOOLEAN = pattern(/^(?:true|false|yes|no)$/i, BOOLEAN.expected);
const MEMBERSHIP = words('inclusive', 'minimum');
const NATURAL = pattern(/^\d+$/m, 'a number');
const ABSOLUTE_PATH = pattern(/^(?:\/|[A-Za-z]:[\\/]|\\\\)/, 'an absolute path', { rejectsNumbers: true });
const MODE = pattern(
  /^(?:0?[0-7]{1,4}|[ugoa]*[-=+][-=+rstwxXugo]*(?:,[ugoa]*[-=+][-=+rstwxXugo]*)*)$/m,
  "a mode such as '0644' or 'u=rw,go=r'",
  { rejectsNumbers: true },
);

type AttributeRules = Readonly<Record<string, AttributeRule>>;

const METAPARAMETERS: AttributeRules = {
  noop: FLAG,
  loglevel: words('debug', 'info', 'notice', 'warning', 'err', 'alert', 'emerg', 'crit', 'verbose'),
};

/** By resource type. */
const RULES: Readonly<Record<string, AttributeRules>> = {
  exec: {
    cwd: ABSOLUTE_PATH,
    environment: pattern(/\w+=/, "texts such as 'NAME=value'", { isList: true }),
    logoutput: words('true', 'false', 'on_failure'),
    refreshonly: FLAG,
    timeout: pattern(/^\s*[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?\s*$/i, 'a number'),
    tries: pattern(/^\s*0*[1-9]\d*\s*$/, 'a number of at least 1'),
  },
  file: {
    force: BOOLEAN,
    links: words('follow', 'manage'),
    mode: MODE,
    path: ABSOLUTE_PATH,
    purge: BOOLEAN,
    recurse: words('true', 'false', 'remote'),
    recurselimit: NATURAL,
    replace: BOOLEAN,
    selinux_ignore_defaults: FLAG,
    show_diff: BOOLEAN,
    source_permissions: words('use', 'use_when_creating', 'ignore'),
    sourceselect: words('first', 'all'),
  },
  group: {
    allowdupe: BOOLEAN,
    attribute_membership: MEMBERSHIP,
    auth_membership: BOOLEAN,
    ensure: words('present', 'absent'),
    gid: pattern(/^(?:[-0-9]+|true|false)$/m, 'a number'),
    system: BOOLEAN,
  },
  notify: { withpath: FLAG },
  package: {
    allow_virtual: BOOLEAN,
    allowcdrom: FLAG,
    configfiles: words('keep', 'replace'),
    enable_only: ANY_CASE_BOOLEAN,
    mark: words('hold', 'none'),
    reinstall_on_refresh: FLAG,
  },
  resources: { purge: ANY_CASE_BOOLEAN },
  schedule: {
    period: words('hourly', 'daily', 'weekly', 'monthly', 'never'),
    periodmatch: words('number', 'distance'),
  },
  service: {
    enable: words('true', 'false', 'manual', 'mask', 'delayed'),
    ensure: words('stopped', 'running', 'true', 'false'),
    hasrestart: FLAG,
    hasstatus: FLAG,
  },
  tidy: { rmdirs: BOOLEAN, type: words('atime', 'mtime', 'ctime') },
  user: {
    allowdupe: BOOLEAN,
    attribute_membership: MEMBERSHIP,
    auth_membership: MEMBERSHIP,
    ensure: words('present', 'absent', 'role'),
    key_membership: MEMBERSHIP,
    managehome: ANY_CASE_BOOLEAN,
    membership: MEMBERSHIP,
    profile_membership: MEMBERSHIP,
    role_membership: MEMBERSHIP,
    system: BOOLEAN,
  },
};

/** Returns what an agent accepts for an attribute; undefined if it may accept all values. */
export function attributeRule(typeName: string, attribute: string): AttributeRule | undefined {
  const rules = Object.hasOwn(RULES, typeName) ? RULES[typeName]! : {};
  if (Object.hasOwn(rules, attribute)) return rules[attribute];
  return Object.hasOwn(METAPARAMETERS, attribute) ? METAPARAMETERS[attribute] : undefined;
}
