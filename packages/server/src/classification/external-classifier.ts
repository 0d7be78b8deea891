import { execFile } from 'node:child_process';
import { parseYaml, RubySymbol } from '@pptjs/hiera';
import { interpolate, PuppetHash, toJS, type Value } from '@pptjs/runtime/internal';
import { isEnvironmentName } from '../environments/environment-sources.js';
import { HttpError } from '../http/http-error.js';
import type { Classification, NodeClassifier } from './node-classifier.js';

/** The time that a classifier may take, in milliseconds. */
const TIMEOUT = 10_000;

/** The largest output of a classifier, in bytes. */
const MAX_OUTPUT = 4 * 2 ** 20;

/** Puppet ignores the case of the names. */
const CLASS_NAME = /^(?:::)?[a-z]\w*(?:::[a-z]\w*)*$/i;

/**
 * A program that prints the classes, parameters and environment of a node as YAML: Puppet's external node classifier. The
 * name of the node is its only argument.
 */
export class ExternalClassifier implements NodeClassifier {
  readonly #program: string;

  /** @param program the path of the program */
  constructor(program: string) {
    this.#program = program;
  }

  async classify(node: string): Promise<Classification> {
    const text = await this.#run(node);
    try {
      return readClassification(text);
    } catch (error) {
      throw failure(node, error instanceof Error ? error.message : String(error));
    }
  }

  /** Runs the program without a shell. The name of a node cannot begin with `-`. */
  #run(node: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const options = { timeout: TIMEOUT, maxBuffer: MAX_OUTPUT, killSignal: 'SIGKILL' } as const;
      execFile(this.#program, [node], options, (error, stdout) => {
        if (error === null) resolve(stdout);
        else
          reject(
            failure(node, error.killed === true ? 'it took too long' : `it ended with ${error.code ?? 'a signal'}`),
          );
      });
    });
  }
}

function failure(node: string, reason: string): HttpError {
  return new HttpError(500, `Server Error: Failed to find ${node} via exec: the node classifier failed: ${reason}`);
}

/**
 * Reads the output of a classifier. An empty output is a node without classes.
 *
 * @throws {Error} if it is not YAML, or has another form
 */
export function readClassification(text: string): Classification {
  const data = text.trim() === '' ? null : parseYaml(text, 'the output');
  if (data === null) return { environment: undefined, classes: {}, parameters: {} };
  if (!(data instanceof PuppetHash)) throw new Error('the output is not a mapping');
  const members = new Map(Array.from(data, ([key, value]) => [memberName(key), value]));
  const environment = members.get('environment') ?? undefined;
  if (environment !== undefined && (typeof environment !== 'string' || !isEnvironmentName(environment)))
    throw new Error('the environment is not a name');
  return {
    environment,
    classes: readClasses(members.get('classes') ?? null),
    parameters: plainObject(members.get('parameters')),
  };
}

/** @throws {Error} if the key of a member is neither a string nor a symbol */
function memberName(key: Value): string {
  if (key instanceof RubySymbol) return key.name;
  if (typeof key === 'string') return key;
  throw new Error(`a key is no string or symbol: ${interpolate(key)}`);
}

function readClasses(value: Value): Classification['classes'] {
  const entries: readonly (readonly [Value, Value])[] = Array.isArray(value)
    ? (value as readonly Value[]).map((name) => [name, null] as const)
    : value instanceof PuppetHash
      ? [...value]
      : [];
  return Object.fromEntries(
    entries.map(([name, parameters]) => {
      if (typeof name !== 'string' || !CLASS_NAME.test(name)) throw new Error('a class has no name');
      return [name.replace(/^::/, '').toLowerCase(), parameters instanceof PuppetHash ? plainObject(parameters) : null];
    }),
  );
}

function plainObject(value: Value | undefined): Readonly<Record<string, unknown>> {
  return value instanceof PuppetHash
    ? Object.fromEntries(Array.from(value, ([name, each]) => [String(name), toJS(each)]))
    : {};
}
