/** Orders texts by their UTF-16 code units. */
export const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
