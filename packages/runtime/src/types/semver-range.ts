import { SemVerRange } from '../values/semver-range.js';
import type { SemVer } from '../values/semver.js';

/** The range of just one version, as its type shows it: `1.2.3 - 1.2.3`. */
export function exactVersion(version: SemVer): SemVerRange {
  return new SemVerRange(`${version} - ${version}`, [
    { min: version, max: version, includesMin: true, includesMax: true },
  ]);
}
