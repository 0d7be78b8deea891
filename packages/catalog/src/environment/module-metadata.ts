import {
  formatMessage,
  JsonError,
  type LogEntry,
  parseJson,
  PuppetHash,
  rubyText,
  type Strictness,
  type Value,
} from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/** A module that the `metadata.json` of another one declares as a dependency. */
export interface MetadataDependency {
  /** The name without the author. */
  readonly name: string;
  /** The name with the author: `puppetlabs-stdlib`. */
  readonly fullName: string;
  /** The versions: `>= 9.0.0 < 10.0.0`. Undefined if any version fits. */
  readonly versions: string | undefined;
}

/**
 * Reads the dependencies from the text of a `metadata.json`.
 * @throws {SyntaxError} if the text is not JSON
 */
export function metadataDependencies(text: string): MetadataDependency[] {
  const list = member(JSON.parse(text), 'dependencies');
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const fullName = member(entry, 'name');
    const versions = member(entry, 'version_requirement');
    return typeof fullName === 'string'
      ? [forgeModule(fullName, typeof versions === 'string' ? versions : undefined)]
      : [];
  });
}

/** Returns the `data_provider` in the text of a `metadata.json`; undefined if it has none, or the text is not JSON. */
export function dataProviderOf(text: string | null): string | undefined {
  try {
    const provider = text?.includes('"data_provider"') === true ? member(JSON.parse(text), 'data_provider') : undefined;
    return provider === undefined || provider === null ? undefined : String(provider);
  } catch {
    return undefined;
  }
}

/** The members that a `metadata.json` must have, in the order in which Puppet looks for them. */
const REQUIRED_MEMBERS = ['source', 'author', 'version', 'license', 'dependencies'] as const;

/** A fault of a module's `metadata.json`. */
export interface MetadataFault {
  readonly entry: LogEntry;
  /** Whether Puppet leaves the module out of the environment. */
  readonly isFatal: boolean;
}

/**
 * Finds the fault for which Puppet logs an entry about a `metadata.json`. A module without metadata has none: its file is
 * missing, empty, or has an empty object.
 *
 * @param module the name of the module's folder
 * @param strict what follows from a text that is not JSON
 */
export function metadataFault(module: string, text: string | null, strict: Strictness): MetadataFault | undefined {
  if (text === null || text === '' || hasRequiredMembers(text)) return undefined;
  try {
    const message = incompleteness(module, parseJson(text, 'ruby'));
    return message === undefined ? undefined : { entry: { level: 'err', message }, isFatal: true };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    if (strict === 'off') return undefined;
    const message = formatMessage(messages.METADATA_UNPARSABLE, { module, reason: error.message });
    const isFatal = strict === 'error';
    return { entry: { level: isFatal ? 'err' : 'warning', message }, isFatal };
  }
}

/** Whether JavaScript's own parser, which is faster, finds all required members. */
function hasRequiredMembers(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    const members = REQUIRED_MEMBERS.map((name) => member(data, name) ?? null);
    return !members.includes(null) && Array.isArray(members.at(-1));
  } catch {
    return false;
  }
}

/** Describes the first required member that is missing. */
function incompleteness(module: string, data: Value): string | undefined {
  if (data instanceof PuppetHash && data.size === 0) return undefined;
  const members = data instanceof PuppetHash ? data : undefined;
  const missing = REQUIRED_MEMBERS.find((name) => (members?.get(name) ?? null) === null);
  if (missing !== undefined) return formatMessage(messages.METADATA_MEMBER_MISSING, { module, member: missing });
  const dependencies = members?.get('dependencies') ?? null;
  if (Array.isArray(dependencies)) return undefined;
  return formatMessage(messages.METADATA_DEPENDENCIES, { module, value: rubyText(dependencies) });
}

/** Describes a module of the Forge. Its full name separates the author with `-` or `/`. */
export function forgeModule(fullName: string, versions: string | undefined): MetadataDependency {
  const name = fullName.replace('/', '-');
  return { name: name.replace(/^.*-/, ''), fullName: name, versions };
}

/** `puppetlabs-stdlib (>= 9.0.0 < 10.0.0)` */
export function dependencyText({ fullName, versions }: MetadataDependency): string {
  return versions === undefined ? fullName : `${fullName} (${versions})`;
}

/** The command that installs a module in a folder. */
export function installCommand({ fullName, versions }: MetadataDependency, folder: string): string {
  const version = versions === undefined ? '' : ` --version '${versions}'`;
  return `puppet module install ${fullName}${version} --target-dir ${folder}`;
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
