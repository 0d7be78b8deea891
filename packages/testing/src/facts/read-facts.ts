import { readFileSync } from 'node:fs';
import { parseFacts, selectNode } from '@pptjs/catalog';
import { toJS } from '@pptjs/runtime/internal';
import type { Facts } from './facts.js';

/**
 * Reads the facts of a node from a file that a tool of Puppet has written: the output of `puppet facts`, `facter --json`
 * or `facter --yaml`, or a PuppetDB query.
 *
 * @param node the name of the node, if the file has the facts of several nodes
 * @throws {FactsError} if the file has no facts, or not those of the node
 * @throws {Error} if the file cannot be read
 */
export function readFacts(file: string, node?: string): Facts {
  return toJS(selectNode(parseFacts(readFileSync(file), file), node, file).facts) as Facts;
}
