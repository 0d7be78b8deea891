import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PlainData } from '@pptjs/runtime/internal';

/** The commands of PuppetDB, with the versions of their wire formats. */
export const COMMAND_VERSIONS = { replace_facts: 5, replace_catalog: 9, store_report: 8 } as const;

export type CommandName = keyof typeof COMMAND_VERSIONS;

/** A command for PuppetDB. Plain data. */
export interface PuppetDbCommand {
  readonly name: CommandName;
  readonly certname: string;
  /** When it was created, in ISO 8601. PuppetDB ignores a command that is older than the last one. */
  readonly timestamp: string;
  /** JSON in the wire format. */
  readonly payload: string;
}

/** The members that all commands of a request share. Plain data. */
export interface CommandOrigin {
  readonly certname: string;
  readonly environment: string;
  /** The name of this server. */
  readonly producer: string;
  readonly timestamp: string;
}

/** The members of a payload that state its origin. */
export function originMembers({ environment, producer, timestamp }: CommandOrigin): [string, PlainData][] {
  return [
    ['environment', environment],
    ['producer', producer],
    ['producer_timestamp', timestamp],
  ];
}

/** A command whose payload is compressed. Plain data. */
export interface PackedCommand extends Omit<PuppetDbCommand, 'payload'> {
  readonly body: Uint8Array;
  /** The SHA-1 digest of the payload. */
  readonly checksum: string;
  /** The size of the payload in bytes. */
  readonly length: number;
}

const compress = promisify(gzip);

/** Compresses the payload of a command, and computes its checksum. */
export async function packCommand({ payload, ...command }: PuppetDbCommand): Promise<PackedCommand> {
  const checksum = createHash('sha1').update(payload).digest('hex');
  return { ...command, checksum, body: await compress(payload), length: Buffer.byteLength(payload) };
}
