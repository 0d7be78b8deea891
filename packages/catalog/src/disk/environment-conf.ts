import { formatMessage, type LogEntry } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/** The settings of an `environment.conf` that catalogs depend on. */
export interface EnvironmentConf {
  readonly modulepath?: readonly string[];
  readonly manifest?: string;
  /** `environment_data_provider` */
  readonly dataProvider?: string;
  /** Warnings about unknown settings and about sections, both of which Puppet ignores. */
  readonly warnings: readonly LogEntry[];
}

const LINE = /^\s*([\p{L}\p{M}\p{N}\p{Pc}]+)\s*=\s*(.*?)\s*$/u;
const SECTION = /^\s*\[([\p{L}\p{M}\p{N}\p{Pc}]+)\]\s*$/u;
const COMMENT_OR_BLANK = /^[ \t\r\f\v]*(?:#|$)/;

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
 * @param file the path of the file, for warnings and errors
 * @throws {EnvironmentConfError} for a line of another form
 */
export function parseEnvironmentConf(
  text: string,
  file: string,
  variables: Readonly<Record<string, string>>,
): EnvironmentConf {
  const values = new Map<string, string>(Object.entries(variables));
  const conf: { modulepath?: readonly string[]; manifest?: string; dataProvider?: string } = {};
  const unknown = new LinesByName();
  const sections = new LinesByName();
  const unreadable = new Map<string, { readonly text: string; readonly line: number }>();
  let section = 'main';
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const header = SECTION.exec(line)?.[1];
    if (header !== undefined) {
      section = header;
      if (section !== 'main') sections.add(section, index + 1);
    }
    if (header !== undefined || COMMENT_OR_BLANK.test(line)) continue;
    const match = LINE.exec(line);
    if (match === null && !unreadable.has(section)) unreadable.set(section, { text: line, line: index + 1 });
    if (match === null || section !== 'main') continue;
    const [, name = '', text = ''] = match;
    const value = expand(unquote(text), values);
    values.set(name, value);
    if (name === 'modulepath') conf.modulepath = value.split(':').filter((part) => part !== '');
    if (name === 'manifest') conf.manifest = value;
    if (name === 'environment_data_provider') conf.dataProvider = value;
    if (!KNOWN_SETTINGS.has(name)) unknown.add(name, index + 1);
  }
  // Puppet reads the main section first, then the others in order.
  const [firstUnreadable] = unreadable.values();
  const failure = unreadable.get('main') ?? firstUnreadable;
  if (failure !== undefined) {
    const { text: unmatched, line } = failure;
    throw new EnvironmentConfError(
      formatMessage(messages.ENVIRONMENT_CONF_LINE, { text: unmatched, file, line }),
      file,
      line,
    );
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

/** A line of an `environment.conf` that is neither a setting nor a section, or is not UTF-8. */
export class EnvironmentConfError extends Error {
  override readonly name = 'EnvironmentConfError';
  readonly file: string;
  /** From 1. */
  readonly line: number;

  constructor(message: string, file: string, line: number) {
    super(message);
    this.file = file;
    this.line = line;
  }
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
