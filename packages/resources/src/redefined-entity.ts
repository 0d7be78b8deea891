/**
 * What the reference says of a definition whose name is taken.
 * @param entity the kind of what is defined and its name, in lower case: `type/site::vhost`
 * @param taken who has the name
 */
export function redefinedEntity(entity: string, taken: string): string {
  return `Attempt to redefine entity 'http://puppet.com/2016.1/runtime/${entity}'. ${taken}`;
}

/** Who has a name, where a file has given it before. */
export function originallySet(file: string, line: number | null, column: number): string {
  return `Originally set at ${scheme(file)}${file}?line=${line}&pos=${column}.`;
}

function scheme(file: string): string {
  if (file === '') return 'string:';
  return file.startsWith('/') ? 'file://' : 'file:';
}
