import type { PnData } from '@pptjs/transpiler';

/** PN data as JSON text on one line; integers keep all their digits, which `JSON.stringify` has no way to do. */
export function pnJson(data: PnData): string {
  if (typeof data === 'bigint') return String(data);
  if (data === null || typeof data !== 'object') return JSON.stringify(data);
  if (isList(data)) return `[${data.map(pnJson).join(',')}]`;
  if ('^' in data) return `{"^":${pnJson(data['^'])}}`;
  return '#' in data ? `{"#":${pnJson(data['#'])}}` : data.toString();
}

function isList(data: object): data is readonly PnData[] {
  return Array.isArray(data);
}
