import { basename } from 'node:path';
import { readContent, systemMessage } from '@pptjs/files';
import type { FleetNode } from '@pptjs/fleet';
import { PuppetHash, toRichJson } from '@pptjs/runtime/internal';
import { iterateFactsFiles, nodeNameOf, startsQuery } from '../catalog/node-files.js';
import { chooseFacts, parseAllFacts } from '../files/facts.js';
import { CommandError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';

/**
 * Yields the nodes of the facts files that a pattern matches, with the contents of the files, in any order. Memory holds
 * the content of one file.
 *
 * @throws {CommandError} if the pattern matches nothing, or a file cannot be read
 */
export async function* readFleetNodes(pattern: string, host: Host): AsyncGenerator<FleetNode> {
  for await (const path of iterateFactsFiles(pattern, host)) {
    const facts = readFacts(path);
    if (startsQuery(facts)) yield* readQuery(facts, path);
    else yield { node: nodeNameOf(path), name: basename(path), facts };
  }
}

function readFacts(path: string): Uint8Array {
  try {
    return readContent(path);
  } catch (error) {
    throw new CommandError(`${path}: ${systemMessage(error)}`);
  }
}

/** Yields the nodes of a file with several nodes, each as a query with one node. */
function* readQuery(content: Uint8Array, path: string): Generator<FleetNode> {
  const nodes = parseAllFacts(content, path);
  for (const { certname = nodeNameOf(path) } of nodes) {
    const { facts, trusted } = chooseFacts(nodes, certname, path);
    const element = PuppetHash.from([
      ['certname', certname],
      ['facts', facts],
      ...(trusted === undefined ? [] : [['trusted', trusted] as const]),
    ]);
    yield { node: certname, name: 'query.json', facts: Buffer.from(toRichJson([element])) };
  }
}
