import { PuppetDb, type QuerySource, RecordedAnswers } from '@pptjs/catalog';
import type { PuppetDbSettings } from '@pptjs/catalog/remote';
import { readContent, systemMessage } from '@pptjs/files';
import type { Arguments } from '../arguments/arguments.js';
import { CommandError, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { resolveExisting } from './resolve-existing.js';

const DEFAULT_TIMEOUT = 30;
const MAX_TIMEOUT = 3600;

/** The source of the answers to `puppetdb_query`. Plain data: a worker process gets a copy. */
export interface QuerySettings {
  readonly puppetDb?: PuppetDbSettings | undefined;
  /** The path of a file with recorded answers. */
  readonly puppetDbAnswers?: string | undefined;
}

/**
 * Reads the options about PuppetDB.
 *
 * @throws {UsageError} if a URL is wrong, or there are both PuppetDB and recorded answers
 * @throws {CommandError} if a file does not exist
 */
export function readQuerySettings(args: Arguments, host: Host): QuerySettings {
  const [puppetDb, answers] = [readPuppetDbSettings(args, host), args.text('puppetdb-answers')];
  if (puppetDb !== undefined && answers !== undefined)
    throw new UsageError('--puppetdb and --puppetdb-answers exclude each other');
  return {
    ...(puppetDb && { puppetDb }),
    ...(answers !== undefined && { puppetDbAnswers: resolveExisting(answers, host) }),
  };
}

/** Returns undefined if the options name no PuppetDB. @throws as `readQuerySettings` does */
export function readPuppetDbSettings(args: Arguments, host: Host): PuppetDbSettings | undefined {
  const urls = args.list('puppetdb');
  if (urls.length === 0) return undefined;
  const wrong = urls.find((url) => !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol));
  if (wrong !== undefined) throw new UsageError(`--puppetdb must be an http or https URL, not '${wrong}'`);
  const [ca, certificate, key] = ['ca', 'cert', 'key'].map((name) => args.text(`puppetdb-${name}`));
  const certificates = {
    ...(ca !== undefined && { ca: resolveExisting(ca, host) }),
    ...(certificate !== undefined && { certificate: resolveExisting(certificate, host) }),
    ...(key !== undefined && { key: resolveExisting(key, host) }),
  };
  return { urls, timeout: args.integer('puppetdb-timeout', MAX_TIMEOUT) ?? DEFAULT_TIMEOUT, certificates };
}

/**
 * Creates the source of answers; undefined if the settings name none.
 *
 * @throws {CommandError} if the file of answers cannot be read, or contains something else
 */
export function createQuerySource({ puppetDb, puppetDbAnswers }: QuerySettings): QuerySource | undefined {
  if (puppetDb !== undefined) return new PuppetDb(puppetDb);
  if (puppetDbAnswers === undefined) return undefined;
  try {
    return new RecordedAnswers(readContent(puppetDbAnswers).toString());
  } catch (error) {
    throw new CommandError(
      `${puppetDbAnswers}: ${error instanceof SyntaxError ? error.message : systemMessage(error)}`,
    );
  }
}
