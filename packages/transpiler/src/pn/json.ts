import { isList, PnFloat, type PnData } from './data.js';

/** PN data as JSON text on one line, as the reference prints it: integers keep all their digits, floats their point. */
export function toPnJson(data: PnData): string {
  if (typeof data === 'bigint') return String(data);
  if (data === null || typeof data !== 'object') return JSON.stringify(data);
  if (data instanceof PnFloat) return data.toString();
  if (isList(data)) return `[${data.map(toPnJson).join(',')}]`;
  return '^' in data ? `{"^":${toPnJson(data['^'])}}` : `{"#":${toPnJson(data['#'])}}`;
}
