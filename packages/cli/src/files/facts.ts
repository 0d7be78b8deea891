import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LookupError, parseYaml } from '@pptjs/hiera';
import { EvaluationError, fromJS, parseJson, PuppetHash, type Value } from '@pptjs/runtime';
import { CommandError } from '../exit-code.js';
import { systemMessage } from './read-source.js';

/**
 * Reads a JSON or YAML file that maps names to values. Reads YAML as Hiera does, but rejects symbols.
 * @throws {CommandError} if the file cannot be read, or contains something else
 */
export function readFacts(file: string, cwd: string): PuppetHash {
  const facts = parseFacts(file, cwd);
  if (facts instanceof PuppetHash) return facts;
  throw new CommandError(`${file}: facts must be a mapping of names to values`);
}

function parseFacts(file: string, cwd: string): Value {
  let text: string;
  try {
    text = readFileSync(resolve(cwd, file), 'utf8');
  } catch (error) {
    throw new CommandError(`${file}: ${systemMessage(error)}`);
  }
  try {
    if (file.endsWith('.json')) return parseJson(text);
    const facts = parseYaml(text, file, { symbols: false });
    // Hiera allows larger integers than variables can have; `fromJS` rejects them.
    if (facts instanceof PuppetHash) for (const [, value] of facts) fromJS(value);
    return facts;
  } catch (error) {
    if (error instanceof LookupError) throw new CommandError(error.message);
    if (error instanceof SyntaxError || error instanceof EvaluationError)
      throw new CommandError(`${file}: ${error.message}`);
    throw error;
  }
}
