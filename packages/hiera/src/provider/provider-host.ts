import type { Value } from '@pptjs/runtime';
import type { EvaluationHost } from '../host.js';
import type { Trace } from '../trace.js';
import type { DataFiles } from './data-file.js';

/** What a hierarchy's entries need of the lookup that they serve. */
export interface ProviderHost {
  readonly host: EvaluationHost;
  readonly files: DataFiles;
  readonly trace: Trace;
  interpolate(value: Value): Value;
  callFunction(name: string, args: readonly Value[]): Value | undefined;
  /** The `Puppet::LookupContext` for functions of a module's hierarchy, or of another layer's. */
  makeContext(moduleName: string | null): Value;
}
