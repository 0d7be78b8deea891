import type { Host, Sink } from '../process/host.js';

/**
 * Returns `text` with a dot for each control character, because sources and catalogs may contain any. Colors remain.
 */
export function escapeControls(text: string): string {
  return text.replace(/(?!\u001b\[[0-9;]*m)[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '\u00b7');
}

/** Whether to write colors to `sink`: if it is a terminal with colors. `NO_COLOR` and `FORCE_COLOR` take precedence. */
export function wantsColor(sink: Sink, env: Host['env']): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return true;
  return sink.isTTY === true && env['TERM'] !== 'dumb';
}

/** Whether the environment's locale can show all characters. Terminals of Windows can. */
export function supportsUnicode(env: Host['env']): boolean {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return /utf-?8/i.test(locale) || env['OS'] === 'Windows_NT';
}
