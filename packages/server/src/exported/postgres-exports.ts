import { createHash } from 'node:crypto';
import { parseExportedResources } from '@pptjs/catalog';
import { BlockingChannel, ChannelError, MAX_CHECK_TIME } from '@pptjs/catalog/remote';
import { evaluationError, type ExportedResource, writeJson } from '@pptjs/runtime/internal';
import { findStatement } from './exported-statements.js';
import type { ExportedRequest, ExportedStore, NodeExports } from './exported-store.js';
import { messages } from './messages.js';
import type { PostgresRequest, PostgresSettings } from './postgres-connection.js';

/** The time in which the thread reports that a request was not complete in time, in milliseconds. */
const REPORT_TIME = 5000;

/** The exported resources of all nodes in PostgreSQL, which several servers can share. */
export class PostgresExports implements ExportedStore {
  readonly #channel: BlockingChannel;
  readonly #deadline: number;

  constructor(settings: PostgresSettings) {
    this.#channel = new BlockingChannel(new URL('postgres-thread.js', import.meta.url), settings);
    this.#deadline = settings.timeout * 1000 + MAX_CHECK_TIME + REPORT_TIME;
  }

  findOfOthers({ node, type, query }: ExportedRequest): readonly ExportedResource[] {
    const text = this.#call({ kind: 'find', statement: findStatement(node, type, query) });
    return parseExportedResources(typeof text === 'string' ? text : '[]');
  }

  replace({ node, environment, resources }: NodeExports): void {
    const text = writeJson(resources);
    const digest = createHash('sha256').update(text).digest('hex');
    const isEmpty = resources.length === 0;
    this.#call({ kind: 'replace', node, environment, digest, resources: isEmpty ? undefined : text });
  }

  close(): void {
    this.#channel.close();
  }

  #call(request: PostgresRequest): unknown {
    try {
      return this.#channel.call(request, this.#deadline);
    } catch (error) {
      if (error instanceof ChannelError) throw evaluationError(messages.DATABASE_FAILED, { reason: error.message });
      throw error;
    }
  }
}
