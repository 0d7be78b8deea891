const GROUPS = 8;
const GROUP_BITS = 16n;
const MAPPED = /^::(ffff:)?([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * An address of version 6 as Ruby writes it: the longest row of zeros short, the last 32 bits of some as of version 4.
 */
export function ipv6Text(bits: bigint): string {
  const groups = Array.from({ length: GROUPS }, (_, i) =>
    Number((bits >> (GROUP_BITS * BigInt(GROUPS - 1 - i))) & 0xffffn),
  );
  const text = shortened(groups);
  return text.replace(MAPPED, (_, mark: string | undefined, high: string, low: string) => {
    const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
    return `::${mark ?? ''}${bytes.join('.')}`;
  });
}

function write(part: readonly number[]): string {
  return part.map((group) => group.toString(16)).join(':');
}

function shortened(groups: readonly number[]): string {
  for (let length = GROUPS; length > 1; length--) {
    for (let start = 0; start + length <= GROUPS; start++) {
      if (groups.slice(start, start + length).every((group) => group === 0))
        return `${write(groups.slice(0, start))}::${write(groups.slice(start + length))}`;
    }
  }
  return write(groups);
}
