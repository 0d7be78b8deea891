import { resolve } from 'node:path';
import { FactsError, type NodeFacts, parseFacts, selectNode } from '@pptjs/catalog';
import { readContent, systemMessage } from '@pptjs/files';
import { LookupError, parseYaml } from '@pptjs/hiera';
import { EvaluationError, parseJson, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { CommandError } from '../process/exit-code.js';

/**
 * Reads the facts of all nodes in a file: one node, or several nodes of a PuppetDB query.
 * @throws {CommandError} if the file cannot be read, or contains something else
 */
export function readAllFacts(file: string, cwd: string): readonly NodeFacts[] {
  return parseAllFacts(readBytes(file, cwd), file);
}

/**
 * Parses the facts of all nodes in the content of a file.
 * @throws {CommandError} if it contains something else
 */
export function parseAllFacts(content: Uint8Array, file: string): readonly NodeFacts[] {
  return reportingFactsErrors(() => parseFacts(Buffer.from(content), file));
}

/**
 * Chooses the facts of a node: see `selectNode`.
 * @throws {CommandError} if the file has several nodes, and `node` is not one of them
 */
export function chooseFacts(nodes: readonly NodeFacts[], node: string | undefined, file: string): NodeFacts {
  return reportingFactsErrors(() => selectNode(nodes, node, file));
}

/**
 * Reads the facts of a file with one node.
 * @throws {CommandError} if the file cannot be read, or contains something else
 */
export function readFacts(file: string, cwd: string): PuppetHash {
  return chooseFacts(readAllFacts(file, cwd), undefined, file).facts;
}

/**
 * Reads a JSON or YAML file that maps names to values. Reads YAML as Hiera does, but rejects symbols.
 * @throws {CommandError} if the file cannot be read, or contains something else
 */
export function readMapping(file: string, cwd: string): PuppetHash {
  return parseMapping(readBytes(file, cwd).toString(), file);
}

/**
 * Parses the text of a file that `readMapping` reads.
 * @throws {CommandError} if it contains something else
 */
export function parseMapping(text: string, file: string): PuppetHash {
  const values = parseData(text, file);
  if (values instanceof PuppetHash) return values;
  throw new CommandError(`${file}: this is not a mapping of names to values`);
}

function reportingFactsErrors<T>(body: () => T): T {
  try {
    return body();
  } catch (error) {
    throw error instanceof FactsError ? new CommandError(error.message) : error;
  }
}

function readBytes(file: string, cwd: string): Buffer {
  try {
    return readContent(resolve(cwd, file));
  } catch (error) {
    throw new CommandError(`${file}: ${systemMessage(error)}`);
  }
}

function parseData(text: string, file: string): Value {
  try {
    return file.endsWith('.json') ? parseJson(text) : parseYaml(text, file, { symbols: false });
  } catch (error) {
    if (error instanceof LookupError) throw new CommandError(error.message);
    if (error instanceof SyntaxError || error instanceof EvaluationError)
      throw new CommandError(`${file}: ${error.message}`);
    throw error;
  }
}
