import { formatMessage } from '@pptjs/runtime/internal';
import { type Facts, mergeFacts } from '../facts/facts.js';
import { messages } from '../messages.js';
import { legacyFacts } from './legacy-facts.js';
import { machineFacts } from './machine-facts.js';
import { type OperatingSystem, operatingSystemName, OPERATING_SYSTEMS } from './operating-systems.js';
import { FACTER_VERSION, releaseFacts } from './release-facts.js';
import { OTHER_CODENAMES, type Release, RELEASES } from './releases.js';

/** The source of the facts of a system. */
export interface FactsSource {
  /** The version of Facter whose names, types and formats the facts have. */
  readonly facter: string;
  /**
   * The release that the facts of the system (`os`, `kernel…`) describe: `Debian 12.9, kernel 6.1.0-29-amd64`. Null if
   * the set has no such release: then they are derived from the name and from other releases of the system.
   */
  readonly release: string | null;
  /** The page on which the publisher of the system states its releases. */
  readonly publisher: string;
  /** The recorded facts of a real machine with which the structure was compared. Null if there is no such record. */
  readonly comparedWith: string | null;
  /** The names of the facts that describe an example machine. A test should set those on which it depends. */
  readonly examples: readonly string[];
}

export interface SystemFactsOptions {
  /**
   * Whether to add the legacy facts (`osfamily`, `ipaddress`, …), which Puppet 8 does not send unless its setting
   * `include_legacy_facts` is true. Default: false.
   */
  readonly legacy?: boolean;
}

/** The facts of a system and their source. */
export interface SystemFacts {
  readonly facts: Facts;
  readonly source: FactsSource;
}

const FACTERDB = 'voxpupuli/facterdb@0b27918:facts/';

/**
 * Returns the facts that most modules use, for an operating system by its name in metadata: `systemFacts('Debian',
 * '12')`.
 *
 * @throws {RangeError} for an unknown operating system
 */
export function systemFacts(system: string, release: string, options: SystemFactsOptions = {}): Facts {
  return describeSystem(system, release, options).facts;
}

/**
 * Returns the facts of a system with their source.
 *
 * @throws {RangeError} for an unknown operating system
 */
export function describeSystem(
  system: string,
  release: string,
  { legacy = false }: SystemFactsOptions = {},
): SystemFacts {
  const name = operatingSystemName(system);
  const operatingSystem = name === undefined ? undefined : OPERATING_SYSTEMS[name];
  if (name === undefined || operatingSystem === undefined) {
    const systems = Object.keys(OPERATING_SYSTEMS).join(', ');
    throw new RangeError(formatMessage(messages.UNKNOWN_SYSTEM, { system, systems }));
  }
  const wanted = normalizeRelease(name, release);
  const known = findRelease(name, operatingSystem, wanted);
  const row = known ?? deriveRelease(name, wanted);
  const machine = machineFacts(operatingSystem.kernel, operatingSystem.family);
  const facts = mergeFacts(machine, releaseFacts(row, operatingSystem));
  return {
    facts: legacy ? { ...legacyFacts(facts), ...facts } : facts,
    source: {
      facter: FACTER_VERSION,
      release: known === undefined ? null : `${name} ${known.full}, kernel ${known.kernel}`,
      publisher: operatingSystem.publisher,
      comparedWith: known?.record === undefined ? null : `${FACTERDB}${known.record}.facts`,
      examples: Object.keys(machine).sort(),
    },
  };
}

/** Returns a release in metadata as a version: `Server 2016` is `2016`, and `15 SP3` is `15.3`. */
function normalizeRelease(name: string, release: string): string {
  if (name === 'windows') return release.replace(/^Server /i, '').replace(/ Core$/i, '');
  return release.replace(/ SP(\d+)$/i, '.$1');
}

/** Returns the release of the set with this number or full version. */
function findRelease(name: string, { majorSegments = 1 }: OperatingSystem, wanted: string): Release | undefined {
  const ofSystem = RELEASES.filter(({ system }) => system === name);
  return (
    ofSystem.find(({ release, full }) => release === wanted || full === wanted || full.split('-')[0] === wanted) ??
    // Alpine's releases have two numbers, and metadata may have the first one only.
    (majorSegments === 1 && !wanted.includes('.')
      ? ofSystem.findLast(({ release }) => release.split('.')[0] === wanted)
      : undefined)
  );
}

/**
 * Derives a release that the set does not have from the latest earlier one, or from the first one.
 *
 * @throws {RangeError} if the set has no release of the system
 */
function deriveRelease(name: string, wanted: string): Release {
  const ofSystem = RELEASES.filter(({ system }) => system === name);
  const number = Number.parseFloat(wanted);
  const base = ofSystem.findLast(({ release }) => Number.parseFloat(release) <= number) ?? ofSystem[0];
  if (base === undefined) throw new RangeError(name);
  const full = wanted.includes('.') || !/\d\.\d/.test(base.full) ? wanted : `${wanted}.0`;
  const isSameMajor = base.release.split('.')[0] === wanted.split('.')[0];
  const codename = isSameMajor ? base.codename : OTHER_CODENAMES[`${name} ${wanted}`];
  const isBsd = base.kernel === base.full;
  return {
    system: name,
    release: wanted,
    full: isBsd ? base.full.replace(/^[\d.]+/, full) : full,
    kernel: isBsd ? base.full.replace(/^[\d.]+/, full) : base.kernel,
    ...(codename !== undefined && { codename }),
    ...(base.windows !== undefined && {
      windows: { ...base.windows, product: base.windows.product.replace(base.release, wanted) },
    }),
  };
}
