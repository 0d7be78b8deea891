import { formatMessage, type LogEntry } from '@pptjs/runtime';
import { messages } from '../messages.js';

/** The settings of an `environment.conf` that catalogs depend on. */
export interface EnvironmentConf {
  readonly modulepath?: readonly string[];
  readonly manifest?: string;
  /** Warnings about unknown settings and about sections, both of which Puppet ignores. */
  readonly warnings: readonly LogEntry[];
}

const LINE = /^\s*(\w+)\s*=\s*(.*?)\s*$/;
const SECTION = /^\s*\[([^\]]*)\]/;

const KNOWN_SETTINGS: ReadonlySet<string> = new Set([
  'modulepath',
  'manifest',
  'config_version',
  'environment_timeout',
  'environment_data_provider',
  'static_catalogs',
  'rich_data',
]);

/**
 * Parses the text of an `environment.conf`: lines `name = value`, comments from `#`. A `$name` in a value is replaced
 * by the variable or the earlier setting of that name. Settings in a section other than `main` have no effect.
 *
 * @param file the path of the file, for warnings
 */
export function parseEnvironmentConf(
  text: string,
  file: string,
  variables: Readonly<Record<string, string>>,
): EnvironmentConf {
  const values = new Map<string, string>(Object.entries(variables));
  const conf: { modulepath?: readonly string[]; manifest?: string } = {};
  const unknown = new LinesByName();
  const sections = new LinesByName();
  let section = 'main';
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const header = SECTION.exec(line)?.[1];
    if (header !== undefined) {
      section = header;
      if (section !== 'main') sections.add(section, index + 1);
    }
    const match = header !== undefined || section !== 'main' || /^\s*[#;]/.test(line) ? null : LINE.exec(line);
    if (match === null) continue;
    const [, name = '', text = ''] = match;
    const value = expand(unquote(text), values);
    values.set(name, value);
    if (name === 'modulepath') conf.modulepath = value.split(':').filter((part) => part !== '');
    if (name === 'manifest') conf.manifest = value;
    if (!KNOWN_SETTINGS.has(name)) unknown.add(name, index + 1);
  }
  const warnings = [
    ...sections.warnings(file, (names) =>
      formatMessage(messages.ENVIRONMENT_CONF_SECTIONS, { file, sections: names.join(',') }),
    ),
    ...unknown.warnings(file, (names) =>
      formatMessage(messages.ENVIRONMENT_CONF_SETTINGS, { file, settings: names.join(', ') }),
    ),
  ];
  return { ...conf, warnings };
}

/** Names that a file should not have, with the line on which each first occurs. */
class LinesByName {
  readonly #lines = new Map<string, number>();

  add(name: string, line: number): void {
    if (!this.#lines.has(name)) this.#lines.set(name, line);
  }

  /** Returns the warning about all names, which is located at the first one; no warning if there are no names. */
  warnings(file: string, message: (names: readonly string[]) => string): LogEntry[] {
    const [line] = this.#lines.values();
    if (line === undefined) return [];
    return [{ level: 'warning', message: message([...this.#lines.keys()]), place: { file, line, column: null } }];
  }
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
