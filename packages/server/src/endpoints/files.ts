import { openContent } from '../files/checksum.js';
import { follow, type FileNode } from '../files/file-tree.js';
import { describeFile, describeFiles, metadataOptions } from '../files/metadata.js';
import { listFiles, type MountedFile } from '../files/mounts.js';
import { namePatterns } from '../files/name-pattern.js';
import { binary, json, type ServerResponse } from '../http/exchange.js';
import type { ServerRequest } from '../http/exchange.js';
import { resourceNotFound } from '../http/http-error.js';
import { badRequest } from '../http/http-error.js';
import { type Parameters, single } from '../http/parse-request.js';
import { currentVersion, type Endpoint, environmentName, type ServerContext } from './context.js';

/** The number of segments before the path of a file: `puppet/v3/file_content`. */
const PREFIX = 3;

/** Longer patterns and more of them than any agent sends. */
const [MAX_PATTERNS, MAX_PATTERN_LENGTH] = [100, 200];

/** `GET /puppet/v3/file_metadata/<mount>/<path>` */
export const fileMetadata: Endpoint = async (request, context) => {
  const options = metadataOptions((name) => single(request.query, name));
  const path = request.segments.slice(PREFIX);
  const [file] = await findFiles(request, context, path);
  const described = file && (await describeFile(file, null, options, context.checksums));
  if (described === undefined) throw resourceNotFound('file_metadata', path.join('/'));
  return json(described);
};

/** `GET /puppet/v3/file_metadatas/<mount>/<path>`: a file or folder, and everything below it. */
export const fileMetadatas: Endpoint = async (request, context) => {
  const { query } = request;
  const options = metadataOptions((name) => single(query, name));
  const isIgnored = ignoredNames(query);
  const path = request.segments.slice(PREFIX);
  const value = single(query, 'recurse');
  const recurse = value === 'true' || value === 'remote';
  const depth = depthOf(single(query, 'recurselimit'));
  const roots = await findFiles(request, context, path, recurse ? (depth ?? Infinity) : 0);
  if (roots.length === 0) throw resourceNotFound('file_metadata', path.join('/'));
  const files = listFiles(roots, {
    recurse,
    depth,
    followLinks: options.links === 'follow',
    isIgnored,
  });
  return json(await describeFiles(files, options, context.checksums));
};

/** `GET /puppet/v3/file_content/<mount>/<path>` */
export const fileContent: Endpoint = async (request, context) => {
  const path = request.segments.slice(PREFIX);
  const [file] = await findFiles(request, context, path);
  return contentOf(file?.node, path, context);
};

/** `GET /puppet/v3/static_file_content/modules/<module>/files/<path>`, of the version that `code_id` names. */
export const staticFileContent: Endpoint = async (request, context) => {
  const codeId = single(request.query, 'code_id');
  if (codeId === undefined || codeId === '') throw badRequest('A code_id parameter must be specified');
  const [, , , ...path] = request.segments;
  const [root, module = '', folder, ...rest] = path;
  const mounts = context.environments.filesOf(environmentName(request.query), codeId);
  const file = root === 'modules' && folder === 'files' ? mounts?.find(['modules', module, ...rest]) : undefined;
  return contentOf(file?.node, path, context);
};

async function findFiles(
  request: ServerRequest,
  context: ServerContext,
  path: readonly string[],
  depth = 0,
): Promise<readonly MountedFile[]> {
  const [mount = ''] = path;
  if (!context.fileServer.has(mount)) return (await currentVersion(request.query, context)).mounts.search(path);
  const file = context.fileServer.find(path, request.client?.certname ?? '', depth);
  return file === undefined ? [] : [file];
}

async function contentOf(
  node: FileNode | undefined,
  path: readonly string[],
  { contents }: ServerContext,
): Promise<ServerResponse> {
  const file = node && follow(node);
  const opened = file?.kind === 'file' ? await openContent(file, contents) : undefined;
  if (opened === undefined) throw resourceNotFound('file_content', path.join('/'));
  return binary(opened.stream(), opened.size);
}

function depthOf(text: string | undefined): number | undefined {
  if (text === undefined || text === 'infinite') return undefined;
  if (!/^\d{1,9}$/.test(text)) throw badRequest('recurselimit must be a number');
  return Number(text);
}

function ignoredNames(query: Parameters): (name: string) => boolean {
  const patterns = query.get('ignore') ?? [];
  if (patterns.length > MAX_PATTERNS || patterns.some(({ length }) => length > MAX_PATTERN_LENGTH))
    throw badRequest('too many or too long patterns in ignore');
  return namePatterns(patterns);
}
