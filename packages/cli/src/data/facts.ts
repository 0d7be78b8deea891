import { EvaluationError, parseJson, PuppetHash } from '@pptjs/runtime';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError } from '../exit-code.js';
import { systemMessage } from '../files/read.js';
import { readYaml } from './read-yaml.js';

/**
 * The facts in a file, a JSON or YAML mapping of names to values.
 * @throws {CommandError} where there is no such file, or it holds something else
 */
export function readFacts(file: string, cwd: string): PuppetHash {
  const facts = parseFacts(file, cwd);
  if (facts instanceof PuppetHash) return facts;
  throw new CommandError(`${file}: facts must be a mapping of names to values`);
}

function parseFacts(file: string, cwd: string) {
  let text: string;
  try {
    text = readFileSync(resolve(cwd, file), 'utf8');
  } catch (error) {
    throw new CommandError(`${file}: ${systemMessage(error)}`);
  }
  try {
    return file.endsWith('.json') ? parseJson(text) : readYaml(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof EvaluationError) throw new CommandError(`${file}: ${error.message}`);
    throw error;
  }
}
