import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { systemMessage } from '@pptjs/files';
import type { FleetNode } from '@pptjs/fleet';
import { PuppetHash, toRichJson } from '@pptjs/runtime/internal';
import { findNodeFiles, type NodeFile } from '../catalog/node-files.js';
import { CommandError } from '../exit-code.js';
import { chooseFacts, readAllFacts } from '../files/facts.js';
import type { Host } from '../host.js';

/**
 * Yields the nodes of the facts files that a pattern matches, with the contents of the files.
 * @throws {CommandError} if the pattern matches nothing, or a file cannot be read
 */
export async function* readFleetNodes(pattern: string, host: Host): AsyncGenerator<FleetNode> {
  const files = await findNodeFiles(pattern, host);
  for (const [index, file] of files.entries()) {
    const isQuery = files[index - 1]?.path === file.path || files[index + 1]?.path === file.path;
    if (!isQuery) yield { node: file.node, name: basename(file.path), facts: readContent(file) };
    else if (files[index - 1]?.path !== file.path) yield* readQuery(file.path);
  }
}

function readContent({ path }: NodeFile): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CommandError(`${path}: ${systemMessage(error)}`);
  }
}

/** Yields the nodes of a file with several nodes, each as a query with one node. */
function* readQuery(path: string): Generator<FleetNode> {
  const nodes = readAllFacts(path, '');
  for (const { certname } of nodes) {
    const { facts, trusted } = chooseFacts(nodes, certname, path);
    const element = PuppetHash.from([
      ['certname', certname ?? ''],
      ['facts', facts],
      ...(trusted === undefined ? [] : [['trusted', trusted] as const]),
    ]);
    yield { node: certname ?? '', name: 'query.json', facts: Buffer.from(toRichJson([element])) };
  }
}
