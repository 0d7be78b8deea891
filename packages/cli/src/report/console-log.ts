import { type LogEntry, type LogLevel, logText } from '@pptjs/runtime/internal';
import type { Host } from '../process/host.js';
import { wantsColor } from './terminal.js';

const titles: Readonly<Record<LogLevel, string>> = {
  debug: 'Debug',
  info: 'Info',
  notice: 'Notice',
  warning: 'Warning',
  err: 'Error',
  alert: 'Alert',
  emerg: 'Emergency',
  crit: 'Critical',
};
const colors: Readonly<Record<LogLevel, string>> = {
  debug: '2',
  info: '32',
  notice: '36',
  warning: '33',
  err: '31',
  alert: '31',
  emerg: '31',
  crit: '31',
};

/** Returns a logger that writes to standard error: `Notice: hello`. `debug` includes the levels info and debug. */
export function consoleLog(host: Host, debug = false): (entry: LogEntry) => void {
  const color = wantsColor(host.stderr, host.env);
  return (entry) => {
    const { level } = entry;
    if (!debug && (level === 'debug' || level === 'info')) return;
    const title = color ? `\u001b[${colors[level]}m${titles[level]}\u001b[0m` : titles[level];
    host.stderr.write(`${title}: ${logText(entry)}\n`);
  };
}
