import {
  formatMessage,
  fromRichData,
  isArray,
  NOT_JSON,
  parseJson,
  PuppetHash,
  Sensitive,
  type Value,
} from '@pptjs/runtime/internal';

/** A resource of a catalog. */
export interface ResourceData {
  /** `File[/etc/motd]` */
  readonly reference: string;
  readonly type: string;
  readonly title: string;
  /** Secret values are `Sensitive`. */
  readonly parameters: ReadonlyMap<string, Value>;
  readonly tags: readonly string[];
  readonly exported: boolean;
}

/** A relationship of two resources: their references. */
export interface EdgeData {
  readonly source: string;
  readonly target: string;
}

export interface CatalogData {
  readonly name: string;
  /** The resources by reference, in the order of the catalog. */
  readonly resources: ReadonlyMap<string, ResourceData>;
  readonly edges: readonly EdgeData[];
  readonly classes: readonly string[];
}

/**
 * Parses a catalog as `pptjs compile` prints it, or an answer of `pptjs batch compile`.
 * @throws {SyntaxError} if the text is not JSON, or not a catalog
 */
export function parseCatalog(text: string): CatalogData {
  const data = parseText(text);
  const inner = data instanceof PuppetHash ? data.get('catalog') : undefined;
  const catalog = inner instanceof PuppetHash ? inner : data;
  if (!(catalog instanceof PuppetHash) || !isArray(catalog.get('resources')))
    throw new SyntaxError('not a catalog: it has no list of resources');
  const resources = new Map<string, ResourceData>();
  for (const resource of hashes(catalog.get('resources'))) {
    const read = readResource(resource);
    resources.set(read.reference, read);
  }
  return {
    name: textOf(catalog.get('name')),
    resources,
    edges: hashes(catalog.get('edges')).map((edge) => ({
      source: textOf(edge.get('source')),
      target: textOf(edge.get('target')),
    })),
    classes: texts(catalog.get('classes')),
  };
}

function parseText(text: string): Value {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const problem = error.message.replace(/\s+(?=' at line)/, '');
    throw new SyntaxError(`not a catalog: ${formatMessage(NOT_JSON, { problem })}`);
  }
}

function readResource(resource: PuppetHash): ResourceData {
  const [type, title] = [textOf(resource.get('type')), textOf(resource.get('title'))];
  const parameters = resource.get('parameters');
  const secrets = new Set(texts(resource.get('sensitive_parameters')));
  return {
    reference: `${type}[${title}]`,
    type,
    title,
    parameters: new Map(
      parameters instanceof PuppetHash
        ? Array.from(parameters, ([key, value]) => {
            const name = String(key);
            return [name, secrets.has(name) ? new Sensitive(decode(value)) : decode(value)];
          })
        : [],
    ),
    tags: texts(resource.get('tags')),
    exported: resource.get('exported') === true,
  };
}

/** Returns the value that rich data encodes; the data itself if it encodes none. */
function decode(data: Value): Value {
  try {
    return fromRichData(data);
  } catch {
    return data;
  }
}

function hashes(value: Value | undefined): PuppetHash[] {
  return isArray(value) ? value.filter((element) => element instanceof PuppetHash) : [];
}

function texts(value: Value | undefined): string[] {
  return isArray(value) ? value.map(textOf) : [];
}

const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
