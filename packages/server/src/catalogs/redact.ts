import type { PlainData, PlainObject } from '@pptjs/runtime/internal';
import { elementsOf } from './plain-data.js';

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

/** The parameters of a resource of a catalog that are not Sensitive. Sensitive values can be parts of them. */
export function publicParameters(resource: PlainObject): readonly (readonly [name: string, value: PlainData])[] {
  const parameters = resource.get('parameters');
  const sensitive = new Set(elementsOf(resource.get('sensitive_parameters')));
  return parameters instanceof Map ? Array.from(parameters).filter(([name]) => !sensitive.has(name)) : [];
}
