import { factExpression, LEGACY_FACTS } from '@pptjs/runtime/facts';

/** Facts of Puppet 3 that are strings in every version of Facter, although they often look like numbers. */
export const versionFacts: ReadonlySet<string> = new Set([
  'augeasversion',
  'clientversion',
  'facterversion',
  'kernelmajversion',
  'kernelrelease',
  'kernelversion',
  'lsbdistrelease',
  'lsbmajdistrelease',
  'macosx_productversion',
  'macosx_productversion_major',
  'operatingsystemmajrelease',
  'operatingsystemrelease',
  'puppetversion',
  'rubyversion',
  'serverversion',
]);

/** How Puppet 8 reads a version that is not a legacy fact. */
export function currentVersion(name: string): string {
  // Puppet sets these variables itself.
  if (name === 'clientversion' || name === 'serverversion') return `$${name}`;
  return structuredFacts.get(name) ?? `$facts['${name}']`;
}

/** Facts that Puppet 8 has as Booleans, and that were strings in Puppet 3. */
export const booleanFacts: ReadonlySet<string> = new Set(['is_virtual', 'fips_enabled']);

/** How Puppet 8 reads the value of a fact that it does not have by default. */
export const structuredFacts: ReadonlyMap<string, string> = new Map([
  ...Array.from(LEGACY_FACTS, ([name, path]) => [name, factExpression(path)] as const),
  ['interfaces', "$facts['networking']['interfaces'].keys.join(',')"],
  ['lsbrelease', factExpression('os.distro.specification')],
  ['macosx_productversion', factExpression('os.macosx.version.full')],
  ['macosx_productversion_major', factExpression('os.macosx.version.major')],
  ['memorysize_mb', "$facts['memory']['system']['total_bytes'] / 1048576.0"],
]);
