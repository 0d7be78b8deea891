import { badRequest } from '../http/http-error.js';
import type { Checksums } from './checksum.js';
import { type FileNode, follow } from './file-tree.js';
import type { FoundFile, MountedFile } from './mounts.js';

/** The options of a request for the metadata of files. */
export interface MetadataOptions {
  readonly links: 'manage' | 'follow';
  readonly checksumType: string;
  /** Whether the answer has the owner, group and permissions of the server's files. */
  readonly usePermissions: boolean;
}

/** The metadata of a file, in Puppet's format. */
export type FileMetadata = Readonly<Record<string, unknown>>;

/** The permissions that Puppet states if an agent ignores those of the server. */
const DEFAULT_MODE = 0o644;

/**
 * Reads the options about metadata.
 *
 * @param value returns a parameter of the request
 * @throws {HttpError} 400 if a value is not allowed
 */
export function metadataOptions(value: (name: string) => string | undefined): MetadataOptions {
  const links = value('links') ?? 'manage';
  const permissions = value('source_permissions') ?? 'ignore';
  if (!['manage', 'follow', 'ignore'].includes(links)) throw badRequest('links can only be manage or follow');
  if (!['use', 'use_when_creating', 'ignore'].includes(permissions))
    throw badRequest(`Unsupported source_permission ${permissions}`);
  return {
    links: links === 'follow' ? 'follow' : 'manage',
    checksumType: value('checksum_type') ?? 'sha256',
    usePermissions: permissions !== 'ignore',
  };
}

/**
 * Describes a file for an agent.
 *
 * @param relativePath the path in a searched folder; null for a file that the agent has named
 * @returns undefined for a link that must be followed and cannot, and for a file that no longer exists
 */
export async function describeFile(
  { node, path }: MountedFile,
  relativePath: string | null,
  { links, checksumType, usePermissions }: MetadataOptions,
  checksums: Checksums,
): Promise<FileMetadata | undefined> {
  const described: FileNode | undefined = links === 'follow' ? follow(node) : node;
  const checksum = described && (await checksums.of(described, checksumType));
  if (described === undefined || checksum === undefined) return undefined;
  const permissions = usePermissions
    ? { owner: described.owner, group: described.group, mode: described.mode }
    : { owner: process.geteuid?.() ?? 0, group: process.getegid?.() ?? 0, mode: DEFAULT_MODE };
  return {
    path,
    relative_path: relativePath,
    links,
    ...permissions,
    checksum,
    type: described.kind,
    destination: described.kind === 'link' ? described.destination : null,
  };
}

/** Describes the files of a searched folder. Leaves out those for which `describeFile` returns undefined. */
export async function describeFiles(
  files: readonly FoundFile[],
  options: MetadataOptions,
  checksums: Checksums,
): Promise<readonly FileMetadata[]> {
  const described: FileMetadata[] = [];
  for (const file of files) {
    const metadata = await describeFile(file, file.relativePath, options, checksums);
    if (metadata !== undefined) described.push(metadata);
  }
  return described;
}
