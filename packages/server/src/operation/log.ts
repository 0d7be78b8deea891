import { type DestinationStream, type Logger, pino } from 'pino';

/** The log of a server: JSON lines. Entries have no bodies, headers, facts or values of resources. */
export type ServerLog = Logger;

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** @param stream where the lines go; default: standard output */
export function createLog(level: LogLevel, stream?: DestinationStream): ServerLog {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return stream === undefined ? pino(options) : pino(options, stream);
}
