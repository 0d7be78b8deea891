import type { PlainData } from '@pptjs/runtime/internal';

/** Returns the elements of a list; none if the data is something else. */
export function elementsOf(data: PlainData | undefined): readonly PlainData[] {
  return Array.isArray(data) ? (data as readonly PlainData[]) : [];
}
