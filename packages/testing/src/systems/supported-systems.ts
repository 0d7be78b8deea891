import { join } from 'node:path';
import { formatMessage } from '@pptjs/runtime/internal';
import type { FactsRow } from '../facts/facts.js';
import { messages } from '../messages.js';
import { readMetadata } from '../modules/module-folder.js';
import { operatingSystemName, OPERATING_SYSTEMS } from './operating-systems.js';
import { RELEASES } from './releases.js';
import { describeSystem, type FactsSource, type SystemFactsOptions } from './system-facts.js';

/** The facts of a system, with their source. */
export interface SystemRow extends FactsRow {
  readonly source: FactsSource;
}

/** Returns the facts of all systems that the set has, and their sources. */
export function systems(options: SystemFactsOptions = {}): SystemRow[] {
  return RELEASES.map(({ system, release }) => rowOf(system, release, options));
}

interface SupportedSystem {
  readonly operatingsystem: string;
  readonly operatingsystemrelease?: readonly string[];
}

export interface SupportedSystemsOptions extends SystemFactsOptions {
  /** The names of operating systems to leave out. */
  readonly except?: readonly string[];
}

/**
 * Returns the facts of every operating system that a module supports according to its `metadata.json`: a row for each
 * release. If the metadata names no releases, there is a row for each release of the set.
 *
 * @param module the module's folder. Default: the current folder
 * @throws {RangeError} if the metadata lists operating systems for which there are no facts
 * @throws {Error} if the metadata cannot be read
 */
export function supportedSystems(module = '.', { except = [], ...options }: SupportedSystemsOptions = {}): SystemRow[] {
  const file = join(module, 'metadata.json');
  const metadata = readMetadata(module) as { readonly operatingsystem_support?: readonly SupportedSystem[] };
  const excluded = new Set(except.map((name) => name.toLowerCase()));
  const supported = (metadata.operatingsystem_support ?? []).filter(
    ({ operatingsystem }) => !excluded.has(operatingsystem.toLowerCase()),
  );
  const unknown = supported
    .map((system) => system.operatingsystem)
    .filter((name) => operatingSystemName(name) === undefined);
  if (unknown.length > 0) {
    const known = Object.keys(OPERATING_SYSTEMS).join(', ');
    throw new RangeError(formatMessage(messages.UNKNOWN_SYSTEMS, { file, systems: unknown.join(', '), known }));
  }
  return supported.flatMap(({ operatingsystem, operatingsystemrelease = releasesInSet(operatingsystem) }) =>
    operatingsystemrelease.map((release) => rowOf(operatingsystem, release, options)),
  );
}

function rowOf(system: string, release: string, options: SystemFactsOptions): SystemRow {
  return { name: `${system} ${release}`, ...describeSystem(system, release, options) };
}

/** Returns the releases of an operating system that the set has. */
function releasesInSet(system: string): readonly string[] {
  const name = operatingSystemName(system);
  return RELEASES.filter((release) => release.system === name).map(({ release }) => release);
}
