import { modulepathFolders, readEnvironmentConf } from '@pptjs/files';
import { formatMessage, type LogEntry, rubyInspect } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/** The settings of an `environment.conf` that catalogs depend on. */
export interface EnvironmentConf {
  readonly modulepath?: readonly string[];
  readonly manifest?: string;
  /** The command whose output is the version of catalogs. */
  readonly configVersion?: string;
  /** `environment_data_provider` */
  readonly dataProvider?: string;
  /** Whether catalogs for agents contain the metadata of files. */
  readonly staticCatalogs?: boolean;
  /** Warnings about unknown settings and about sections, both of which Puppet ignores. */
  readonly warnings: readonly LogEntry[];
}

const KNOWN_SETTINGS: ReadonlySet<string> = new Set([
  'modulepath',
  'manifest',
  'config_version',
  'environment_timeout',
  'environment_data_provider',
  'static_catalogs',
  'rich_data',
]);

const BOOLEAN = /^(?:true|false)$/i;
const TIME = /^(?:unlimited|\d+[ydhms]?)$/;

/** The settings whose values Puppet checks, in the order in which it does. */
const CHECKED_SETTINGS = [
  { name: 'static_catalogs', form: BOOLEAN, message: messages.ENVIRONMENT_CONF_BOOLEAN },
  { name: 'environment_timeout', form: TIME, message: messages.ENVIRONMENT_CONF_TIME },
  { name: 'rich_data', form: BOOLEAN, message: messages.ENVIRONMENT_CONF_BOOLEAN },
];

/**
 * Reads the settings in the text of an `environment.conf`. Settings in a section other than `main` have no effect.
 *
 * @param file the path of the file, for warnings and errors
 * @throws {EnvironmentConfError} for a line of another form, or a setting with an invalid value
 */
export function parseEnvironmentConf(
  text: string,
  file: string,
  variables: Readonly<Record<string, string>>,
): EnvironmentConf {
  const { settings, sections, unreadable } = readEnvironmentConf(text, variables);
  if (unreadable !== undefined) {
    const { text: unmatched, line } = unreadable;
    throw new EnvironmentConfError(
      formatMessage(messages.ENVIRONMENT_CONF_LINE, { text: unmatched, file, line }),
      file,
      line,
    );
  }
  for (const { name, form, message } of CHECKED_SETTINGS) {
    const { value, line } = settings.get(name) ?? {};
    if (value === undefined || line === undefined || form.test(value)) continue;
    throw new EnvironmentConfError(formatMessage(message, { value: rubyInspect(value), name, file, line }), file, line);
  }
  const modulepath = settings.get('modulepath')?.value;
  const manifest = settings.get('manifest')?.value;
  const dataProvider = settings.get('environment_data_provider')?.value;
  const configVersion = settings.get('config_version')?.value;
  const staticCatalogs = settings.get('static_catalogs')?.value;
  const unknown = Array.from(settings).filter(([name]) => !KNOWN_SETTINGS.has(name));
  return {
    ...(modulepath !== undefined && { modulepath: modulepathFolders(modulepath) }),
    ...(manifest !== undefined && { manifest }),
    ...(configVersion !== undefined && { configVersion }),
    ...(dataProvider !== undefined && { dataProvider }),
    ...(staticCatalogs !== undefined && { staticCatalogs: !/^false$/i.test(staticCatalogs) }),
    warnings: [
      ...warnings(file, [...sections.values()], () =>
        formatMessage(messages.ENVIRONMENT_CONF_SECTIONS, { file, sections: [...sections.keys()].join(',') }),
      ),
      ...warnings(
        file,
        unknown.map(([, { line }]) => line),
        () =>
          formatMessage(messages.ENVIRONMENT_CONF_SETTINGS, {
            file,
            settings: unknown.map(([name]) => name).join(', '),
          }),
      ),
    ],
  };
}

/** Returns the warning about names on some lines, which is located at the first one; no warning if there are none. */
function warnings(file: string, [line]: readonly number[], message: () => string): LogEntry[] {
  return line === undefined ? [] : [{ level: 'warning', message: message(), place: { file, line, column: null } }];
}

/** A line of an `environment.conf` that is neither a setting nor a section, has an invalid value, or is not UTF-8. */
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
