import type { PlainData, PlainObject } from '@pptjs/runtime/internal';
import type { Checksums } from '../files/checksum.js';
import { describeFile, describeFiles, type FileMetadata, type MetadataOptions } from '../files/metadata.js';
import { listFiles, type Mounts } from '../files/mounts.js';
import { namePatterns } from '../files/name-pattern.js';
import { elementsOf } from './plain-data.js';

/** The input of a static catalog, besides the catalog itself. */
export interface StaticContent {
  /** The version of the code, which the agent names when it reads a file. */
  readonly codeId: string;
  readonly mounts: Mounts;
  readonly checksums: Checksums;
  /** The kind of checksums that the agent accepts. */
  readonly checksumType: string;
}

/**
 * Adds the metadata of files in modules to a catalog, so that the agent need not ask for them, and reads their content
 * from the version that the catalog was compiled from.
 *
 * @param data the catalog for an agent
 */
export async function staticCatalog(data: PlainObject, content: StaticContent): Promise<PlainObject> {
  const metadata = new Map<string, PlainData>();
  const recursive = new Map<string, PlainData>();
  for (const resource of elementsOf(data.get('resources'))) {
    const file = fileResource(resource);
    if (file === undefined) continue;
    if (file.recurse) {
      const found = await searchSources(file, content);
      if (found.size > 0) recursive.set(file.title, found);
    } else {
      const found = await findSource(file, content);
      if (found !== undefined) metadata.set(file.title, found);
    }
  }
  const result = new Map(data).set('code_id', content.codeId);
  if (metadata.size > 0) result.set('metadata', metadata);
  if (recursive.size > 0) result.set('recursive_metadata', recursive);
  return result;
}

/** A file resource whose sources are all in modules. */
interface FileResource {
  readonly title: string;
  readonly sources: readonly string[];
  readonly recurse: boolean;
  readonly parameters: ReadonlyMap<string, PlainData>;
}

const MODULE_SOURCE = /^puppet:\/\/\/modules\/[^?#]+$/;

function fileResource(resource: PlainData): FileResource | undefined {
  if (!(resource instanceof Map) || resource.get('type') !== 'File') return undefined;
  const [title, parameters] = [resource.get('title'), resource.get('parameters')];
  if (typeof title !== 'string' || !(parameters instanceof Map)) return undefined;
  const sources = textsOf(parameters.get('source'));
  if (sources.length === 0 || parameters.get('ensure') === 'absent') return undefined;
  if (!sources.every((source) => MODULE_SOURCE.test(source))) return undefined;
  const recurse = parameters.get('recurse');
  return { title, sources, recurse: recurse === true || recurse === 'true' || recurse === 'remote', parameters };
}

/** The metadata of the first source that exists; undefined if none does, which the agent reports. */
async function findSource(
  { sources, parameters }: FileResource,
  content: StaticContent,
): Promise<PlainData | undefined> {
  const options = optionsOf(parameters, content);
  for (const source of sources) {
    const path = pathOf(source);
    const file = content.mounts.find(path);
    const described = file && (await describeFile(file, null, options, content.checksums));
    if (described !== undefined) return plain({ ...described, source, content_uri: contentUri(path) });
  }
  return undefined;
}

/** The metadata of all files of the sources, by source. Only the first one counts, unless `sourceselect` is `all`. */
async function searchSources(
  { sources, parameters }: FileResource,
  content: StaticContent,
): Promise<Map<string, PlainData>> {
  const found = new Map<string, PlainData>();
  const options = optionsOf(parameters, content);
  const limit = parameters.get('recurselimit');
  const isIgnored = namePatterns(textsOf(parameters.get('ignore')));
  for (const source of sources) {
    const path = pathOf(source);
    const files = listFiles(content.mounts.search(path), {
      recurse: true,
      depth: typeof limit === 'number' ? limit : undefined,
      followLinks: options.links === 'follow',
      isIgnored,
    });
    if (files.length === 0) continue;
    const described = await describeFiles(files, options, content.checksums);
    found.set(
      source,
      described.map((metadata) => withUri(metadata, path)),
    );
    if (parameters.get('sourceselect') !== 'all') break;
  }
  return found;
}

/** Adds the URI of the content to the metadata of a file below a path. */
function withUri(metadata: FileMetadata, path: readonly string[]): PlainData {
  const below = String(metadata['relative_path']);
  return plain({ ...metadata, content_uri: contentUri(below === '.' ? path : [...path, below]) });
}

function optionsOf(parameters: ReadonlyMap<string, PlainData>, { checksumType }: StaticContent): MetadataOptions {
  const checksum = parameters.get('checksum');
  const permissions = parameters.get('source_permissions');
  return {
    links: parameters.get('links') === 'follow' ? 'follow' : 'manage',
    checksumType: typeof checksum === 'string' ? checksum : checksumType,
    usePermissions: permissions === 'use' || permissions === 'use_when_creating',
  };
}

/** The segments of a source after `puppet:///`. */
function pathOf(source: string): readonly string[] {
  return source
    .slice('puppet:///'.length)
    .split('/')
    .filter((part) => part !== '');
}

/** The path of a file in the version: the folder of the module's files is named, because other folders may be added. */
function contentUri([, module = '', ...path]: readonly string[]): string {
  return `puppet:///${['modules', module, 'files', ...path].join('/')}`;
}

function textsOf(value: PlainData | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return elementsOf(value).filter((each) => typeof each === 'string');
}

function plain(metadata: FileMetadata): PlainData {
  return new Map(
    Object.entries(metadata).map(([name, value]): [string, PlainData] => [
      name,
      typeof value === 'object' && value !== null ? plain(value as FileMetadata) : (value as PlainData),
    ]),
  );
}
