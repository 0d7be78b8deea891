/** The settings of an `environment.conf` that catalogs depend on. */
export interface EnvironmentConf {
  readonly modulepath?: readonly string[];
  readonly manifest?: string;
}

const LINE = /^\s*([a-z_]+)\s*=\s*(.*?)\s*$/;

/**
 * Parses the text of an `environment.conf`: lines `name = value`, comments from `#`. A `$name` in a value is replaced
 * by the variable or the earlier setting of that name.
 */
export function parseEnvironmentConf(text: string, variables: Readonly<Record<string, string>>): EnvironmentConf {
  const values = new Map<string, string>(Object.entries(variables));
  const conf: { modulepath?: readonly string[]; manifest?: string } = {};
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*[#;[]/.test(line) ? null : LINE.exec(line);
    if (match === null) continue;
    const [, name = '', text = ''] = match;
    const value = expand(unquote(text), values);
    values.set(name, value);
    if (name === 'modulepath') conf.modulepath = value.split(':').filter((part) => part !== '');
    if (name === 'manifest') conf.manifest = value;
  }
  return conf;
}

function unquote(value: string): string {
  return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
}

function expand(value: string, values: ReadonlyMap<string, string>): string {
  return value.replace(
    /\$(?:\{(\w+)\}|(\w+))/g,
    (whole, braced: string | undefined, plain: string | undefined) => values.get(braced ?? plain ?? '') ?? whole,
  );
}
