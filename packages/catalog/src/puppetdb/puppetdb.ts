import {
  evaluationError,
  type ExportedResource,
  isArray,
  JsonError,
  parseJson,
  type Query,
  type Value,
} from '@pptjs/runtime/internal';
import { plainResource } from '../exported/parse-exported.js';
import { messages } from '../messages.js';
import { BlockingChannel, ChannelError } from '../remote/blocking-channel.js';
import { MAX_CHECK_TIME } from '../remote/outage.js';
import type { PuppetDbRequest, PuppetDbSettings } from '../remote/puppetdb-connection.js';
import type { QuerySource } from './query-source.js';
import { resourceQuery } from './resource-query.js';

/** The time for the start of the thread and for messages, in milliseconds. */
const GRACE_PERIOD = 5000;

/** PuppetDB for evaluations, which cannot wait for promises: its methods block. */
export class PuppetDb implements QuerySource {
  readonly #channel: BlockingChannel;
  readonly #deadline: number;

  constructor(settings: PuppetDbSettings) {
    this.#channel = new BlockingChannel(new URL('../remote/puppetdb-thread.js', import.meta.url), settings);
    this.#deadline = settings.urls.length * (settings.timeout * 1000 + MAX_CHECK_TIME) + GRACE_PERIOD;
  }

  /**
   * Returns the resources of a type that all nodes but this one export, as Puppet's collectors request them.
   *
   * @throws {EvaluationError} PUPPETDB_FAILED
   */
  exportedResources(node: string, type: string, query: Query): readonly ExportedResource[] {
    const parameter = encodeURIComponent(resourceQuery(node, type, query));
    const list = this.#send({ method: 'GET', path: `/pdb/query/v4/resources?query=${parameter}` });
    if (!isArray(list)) throw failed('the answer is not a list');
    try {
      return list.map((resource) => plainResource(resource));
    } catch (error) {
      throw error instanceof SyntaxError ? failed(error.message) : error;
    }
  }

  query(query: string): Value {
    return this.#send({
      method: 'POST',
      path: '/pdb/query/v4',
      body: `{"query":${query}}`,
      headers: { 'Content-Type': 'application/json; charset=UTF-8' },
    });
  }

  close(): void {
    this.#channel.close();
  }

  #send(request: PuppetDbRequest): Value {
    try {
      return parseJson(String(this.#channel.call(request, this.#deadline)));
    } catch (error) {
      if (error instanceof ChannelError) throw failed(error.message);
      throw error instanceof JsonError ? failed(`the answer is not JSON: ${error.message}`) : error;
    }
  }
}

function failed(reason: string): Error {
  return evaluationError(messages.PUPPETDB_FAILED, { reason });
}
