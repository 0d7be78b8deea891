/** What an `environment.conf` says. */
export interface EnvironmentSettings {
  readonly modulepath?: readonly string[];
  readonly manifest?: string;
}

const LINE = /^\s*([a-z_]+)\s*=\s*(.*?)\s*$/;

/**
 * Reads the text of an `environment.conf`: lines `name = value`, comments from `#`. `$name` in a value stands for one
 * of `variables`, or for an earlier setting.
 */
export function parseEnvironmentSettings(
  text: string,
  variables: Readonly<Record<string, string>>,
): EnvironmentSettings {
  const values = new Map<string, string>(Object.entries(variables));
  const settings: { modulepath?: readonly string[]; manifest?: string } = {};
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*[#;[]/.test(line) ? null : LINE.exec(line);
    if (match === null) continue;
    const name = match[1] as string;
    const value = expand(unquote(match[2] as string), values);
    values.set(name, value);
    if (name === 'modulepath') settings.modulepath = value.split(':').filter((part) => part !== '');
    if (name === 'manifest') settings.manifest = value;
  }
  return settings;
}

function unquote(value: string): string {
  const match = /^(["'])(.*)\1$/.exec(value);
  return match === null ? value : (match[2] as string);
}

function expand(value: string, values: ReadonlyMap<string, string>): string {
  return value.replace(
    /\$(?:\{(\w+)\}|(\w+))/g,
    (whole, braced: string | undefined, plain: string | undefined) => values.get(braced ?? plain ?? '') ?? whole,
  );
}
