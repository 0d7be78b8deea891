import { isArray, parseJson, PuppetHash, type Value } from '@pptjs/runtime';

/** A resource of a catalog. */
export interface ResourceData {
  /** `File[/etc/motd]` */
  readonly reference: string;
  readonly parameters: ReadonlyMap<string, Value>;
  readonly tags: readonly string[];
  readonly exported: boolean;
}

export interface CatalogData {
  readonly name: string;
  /** The resources by reference, in the order of the catalog. */
  readonly resources: ReadonlyMap<string, ResourceData>;
  /** `source -> target` */
  readonly edges: readonly string[];
  readonly classes: readonly string[];
}

/**
 * Parses a catalog as `pptjs compile` prints it, or an answer of `pptjs batch compile`.
 * @throws {SyntaxError} if the text is not JSON, or not a catalog
 */
export function parseCatalog(text: string): CatalogData {
  const data = parseJson(text);
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
    edges: hashes(catalog.get('edges')).map((edge) => `${textOf(edge.get('source'))} -> ${textOf(edge.get('target'))}`),
    classes: texts(catalog.get('classes')),
  };
}

function readResource(resource: PuppetHash): ResourceData {
  const parameters = resource.get('parameters');
  return {
    reference: `${textOf(resource.get('type'))}[${textOf(resource.get('title'))}]`,
    parameters: new Map(
      parameters instanceof PuppetHash ? Array.from(parameters, ([name, value]) => [String(name), value]) : [],
    ),
    tags: texts(resource.get('tags')),
    exported: resource.get('exported') === true,
  };
}

function hashes(value: Value | undefined): PuppetHash[] {
  return isArray(value) ? value.filter((element) => element instanceof PuppetHash) : [];
}

function texts(value: Value | undefined): string[] {
  return isArray(value) ? value.map(textOf) : [];
}

const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
