import { Float, PuppetHash, richData, rubyText, writePrettyJson, type Value } from '@pptjs/runtime';
import { Document, Scalar } from 'yaml';

export const formats = ['yaml', 'json', 's'] as const;
export type Format = (typeof formats)[number];

/** A value as text: as YAML, as JSON (rich data), or as Puppet would put it in a string. */
export function renderValue(value: Value, format: Format): string {
  if (format === 's') return `${rubyText(value)}\n`;
  if (format === 'json') return `${writePrettyJson(richData(value))}\n`;
  return new Document(yamlData(value)).toString({ directives: true, lineWidth: 0 });
}

/** Hashes as maps, which keep the order of all keys, and Floats with their point. */
function yamlData(value: Value): unknown {
  if (Array.isArray(value)) return (value as readonly Value[]).map(yamlData);
  if (value instanceof PuppetHash)
    return new Map(Array.from(value, ([key, element]) => [yamlData(key), yamlData(element)]));
  if (value instanceof Float) return Object.assign(new Scalar(value.value), { minFractionDigits: 1 });
  return value !== null && typeof value === 'object' ? rubyText(value) : value;
}
