import { createHash } from 'node:crypto';
import { type PlainData, type PlainObject, writeJson } from '@pptjs/runtime/internal';

/** The members of a catalog that differ in each compilation. */
const COMPILATION_MEMBERS: ReadonlySet<string> = new Set(['version', 'catalog_uuid']);

/** The members of a resource that name its place in the source. Parameters are in a member of their own. */
const PLACE_MEMBERS: ReadonlySet<string> = new Set(['file', 'line']);

/** The JSON text of a catalog, and its SHA-256 digest in hexadecimal. */
export interface DigestedCatalog {
  readonly text: string;
  readonly digest: string;
}

/** The JSON text of a value, and its text without the members that have no part in the digest. */
interface Texts {
  readonly all: string;
  readonly compared: string;
}

/**
 * Writes a catalog as JSON and computes its digest. Catalogs of two versions of the code have the same digest if they differ
 * only in their versions, their UUIDs and the places of resources in the source. Each value is written once for both.
 */
export function digestCatalog(data: PlainObject): DigestedCatalog {
  const { all, compared } = objectTexts(data, COMPILATION_MEMBERS, (value, name) =>
    name === 'resources' && Array.isArray(value) ? listTexts(value as readonly PlainData[]) : textsOf(value),
  );
  return { text: all, digest: createHash('sha256').update(compared).digest('hex') };
}

function textsOf(value: PlainData): Texts {
  const text = writeJson(value);
  return { all: text, compared: text };
}

function resourceTexts(resource: PlainData): Texts {
  return resource instanceof Map ? objectTexts(resource as PlainObject, PLACE_MEMBERS, textsOf) : textsOf(resource);
}

function listTexts(resources: readonly PlainData[]): Texts {
  const texts = resources.map(resourceTexts);
  return {
    all: `[${texts.map(({ all }) => all).join()}]`,
    compared: `[${texts.map(({ compared }) => compared).join()}]`,
  };
}

/** @param ignored the names of the members that have no part in the digest */
function objectTexts(
  object: PlainObject,
  ignored: ReadonlySet<string>,
  valueTexts: (value: PlainData, name: string) => Texts,
): Texts {
  let all = '';
  let compared = '';
  object.forEach((value, name) => {
    const texts = valueTexts(value, name);
    const start = `${writeJson(name)}:`;
    all += `${all === '' ? '' : ','}${start}${texts.all}`;
    if (!ignored.has(name)) compared += `${compared === '' ? '' : ','}${start}${texts.compared}`;
  });
  return { all: `{${all}}`, compared: `{${compared}}` };
}
