/** Adds `amount` to the number of a key. */
export const add = <Key>(sums: Map<Key, number>, key: Key, amount: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + amount);
};
