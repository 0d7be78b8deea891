/**
 * Removes the `::` at the start of a qualified name, which refers to the top scope: `::ssh::server` becomes
 * `ssh::server`.
 */
export function stripLeadingColons(name: string): string {
  return name.startsWith('::') ? name.slice(2) : name;
}
