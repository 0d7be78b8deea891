/** Returns the text that Puppet has for data in a string, such as `{a => 1}`. */
export const show = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  return `{${Object.entries(value)
    .map(([key, element]) => `${key} => ${show(element)}`)
    .join(', ')}}`;
};
