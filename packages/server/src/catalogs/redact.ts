import type { PlainData } from '@pptjs/runtime/internal';

/** The text in place of a Sensitive value. */
const REDACTED = 'Sensitive [value redacted]';

/** Returns rich data with texts in place of Sensitive values. */
export function redacted(data: PlainData): PlainData {
  if (Array.isArray(data)) return (data as readonly PlainData[]).map(redacted);
  if (!(data instanceof Map)) return data;
  return data.get('__ptype') === 'Sensitive'
    ? REDACTED
    : new Map(Array.from(data, ([name, value]) => [name, redacted(value)]));
}
