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
