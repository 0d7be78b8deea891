import type { CompiledCatalog } from '@pptjs/catalog';
import { type PlainData, type PlainObject, rubyText, writeJson } from '@pptjs/runtime/internal';
import { elementsOf } from '../catalogs/plain-data.js';
import { publicParameters } from '../catalogs/redact.js';
import { type CommandOrigin, originMembers, type PuppetDbCommand } from './command.js';
import { stringified } from './stringify.js';

/** The members of a catalog in PuppetDB besides its content and origin. Plain data. */
export interface CatalogRun {
  readonly transactionUuid: string | null;
  readonly jobId: string | null;
  readonly codeId: string | null;
}

/** The parameters that relate resources. */
const RELATIONSHIPS = {
  before: { relationship: 'before', isForward: true },
  require: { relationship: 'required-by', isForward: false },
  notify: { relationship: 'notifies', isForward: true },
  subscribe: { relationship: 'subscription-of', isForward: false },
} as const;

/** The parameters whose lists have no order. */
const UNORDERED = ['alias', 'audit', 'before', 'check', 'notify', 'require', 'subscribe', 'tag'];

type Edge = readonly [source: string, target: string, relationship: string];

/**
 * Returns the command with a catalog, exported resources included. Parameters that are Sensitive are left out, as in
 * Puppet.
 */
export function catalogCommand(
  { catalog, data }: Pick<CompiledCatalog, 'catalog' | 'data'>,
  origin: CommandOrigin,
  { transactionUuid, jobId, codeId }: CatalogRun,
): PuppetDbCommand {
  const aliases = namevarAliases(catalog);
  const resources = elementsOf(data.get('resources')).flatMap((each) =>
    each instanceof Map ? [resourceOf(each, aliases)] : [],
  );
  const uncollected = new Set(catalog.resources.filter(({ virtual }) => virtual).map(({ reference }) => reference));
  const { certname, timestamp } = origin;
  const payload = new Map<string, PlainData>([
    ['certname', certname],
    ...originMembers(origin),
    ['version', String(data.get('version'))],
    ['transaction_uuid', transactionUuid],
    ['catalog_uuid', data.get('catalog_uuid') ?? null],
    ['code_id', codeId],
    ['job_id', jobId],
    ['resources', resources],
    ['edges', edgesOf(data, resources, uncollected)],
  ]);
  return { name: 'replace_catalog', certname, timestamp, payload: writeJson(payload) };
}

function resourceOf(resource: PlainObject, aliases: ReadonlyMap<string, readonly string[]>): PlainObject {
  const parameters = new Map(publicParameters(resource).map(([name, value]) => [name, stringified(value)]));
  const names = aliases.get(referenceOf(resource));
  if (names !== undefined) parameters.set('alias', names);
  for (const name of UNORDERED) {
    const value = parameters.get(name);
    if (Array.isArray(value))
      parameters.set(
        name,
        value.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
      );
  }
  const known = new Map<string, PlainData>();
  for (const name of ['type', 'title', 'exported', 'file', 'line', 'tags']) {
    const value = resource.get(name);
    if (value !== undefined && value !== null) known.set(name, value);
  }
  return known.set('parameters', parameters);
}

/** The names besides its title by which a resource can be referred to: its aliases, and the value of its namevar. */
function namevarAliases({ resources }: CompiledCatalog['catalog']): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const resource of resources) {
    const { nativeType, title, reference, sensitive } = resource;
    if (nativeType !== null && nativeType.namevars.length > 1) continue;
    const given = resource.get('alias') ?? [];
    const names = (Array.isArray(given) ? given.flat(Infinity) : [given]).map((each) => rubyText(each));
    const namevar = nativeType === null ? 'name' : nativeType.namevar;
    const value = nativeType === null || nativeType.isIsomorphic ? resource.get(namevar) : undefined;
    if (typeof value === 'string' && value !== title && !names.includes(value) && !sensitive.includes(namevar))
      names.push(value);
    if (names.length > 0) found.set(reference, names);
  }
  return found;
}

/** Containment, and the relationships of parameters. Relationships with resources that the agent does not get are none. */
function edgesOf(
  data: PlainObject,
  resources: readonly PlainObject[],
  uncollected: ReadonlySet<string>,
): readonly PlainData[] {
  const edges = new Map<string, Edge>();
  const add = (...edge: Edge): void => void edges.set(edge.join('\0'), edge);
  for (const edge of elementsOf(data.get('edges')))
    if (edge instanceof Map) add(String(edge.get('source')), String(edge.get('target')), 'contains');
  const references = referencesOf(resources);
  for (const resource of resources) {
    const own = referenceOf(resource);
    const parameters = resource.get('parameters');
    if (!(parameters instanceof Map) || uncollected.has(own)) continue;
    for (const [name, { relationship, isForward }] of Object.entries(RELATIONSHIPS)) {
      const value = parameters.get(name);
      for (const each of value === undefined ? [] : [value].flat(Infinity)) {
        const other = references.get(withoutSlash(String(each)));
        if (other === undefined || uncollected.has(other)) continue;
        if (isForward) add(own, other, relationship);
        else add(other, own, relationship);
      }
    }
  }
  return [...edges.values()].map(([source, target, relationship]) =>
    new Map<string, PlainData>()
      .set('source', vertexOf(source))
      .set('target', vertexOf(target))
      .set('relationship', relationship),
  );
}

/** The references of resources by their references and aliases. */
function referencesOf(resources: readonly PlainObject[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const resource of resources) {
    const parameters = resource.get('parameters');
    const aliases = parameters instanceof Map ? parameters.get('alias') : undefined;
    for (const alias of aliases === undefined ? [] : [aliases].flat())
      found.set(`${String(resource.get('type'))}[${String(alias)}]`, referenceOf(resource));
  }
  for (const resource of resources) found.set(referenceOf(resource), referenceOf(resource));
  return found;
}

function referenceOf(resource: PlainObject): string {
  return `${String(resource.get('type'))}[${String(resource.get('title'))}]`;
}

/** Puppet removes slashes at the end of the paths of files. */
function withoutSlash(reference: string): string {
  return reference.startsWith('File[') ? reference.replace(/(?<=.)\/+\]$/, ']') : reference;
}

function vertexOf(reference: string): PlainData {
  const at = reference.indexOf('[');
  return new Map([
    ['type', reference.slice(0, at)],
    ['title', reference.slice(at + 1, -1)],
  ]);
}
