/** Returns the number of an IPv4 address. */
export const addressNumber = (address: string): number =>
  address.split('.').reduce((number, octet) => number * 256 + Number(octet), 0);

/** Returns the IPv4 address with a number. */
export const addressOf = (number: number): string => [24, 16, 8, 0].map((shift) => (number >>> shift) % 256).join('.');
