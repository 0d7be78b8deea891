import { bailOut } from '../bail-out.js';
import { text } from '../text.js';
import type { Value } from '../values.js';

/** `format(pattern, *values)` for strings and integers; all other directives bail out. */
export function format(pattern: string, values: readonly Value[]): string {
  let next = 0;
  const result = pattern.replace(
    /%(?:%|([-0]*)(\d*)([sdixX])|[^]?)/g,
    (directive, flags?: string, width?: string, kind?: string) => {
      if (directive === '%%') return '%';
      if (kind === undefined || next >= values.length || Number(width) > 1000) return bailOut('format');
      return directiveText(kind, flags ?? '', Number(width), values[next++] ?? null);
    },
  );
  return result;
}

function directiveText(kind: string, flags: string, width: number, value: Value): string {
  if (kind === 's') {
    const shown = text(value);
    if (/[^ -~]/.test(shown) || flags.includes('0')) return bailOut('format %s');
    return flags.includes('-') ? shown.padEnd(width) : shown.padStart(width);
  }
  if ((typeof value !== 'number' && typeof value !== 'bigint') || value < 0) return bailOut(`format %${kind}`);
  const digits = kind === 'x' ? value.toString(16) : kind === 'X' ? value.toString(16).toUpperCase() : value.toString();
  if (flags.includes('-')) return digits.padEnd(width);
  return digits.padStart(width, flags.includes('0') ? '0' : ' ');
}
