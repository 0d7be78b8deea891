import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Validity } from '../tls/validity.js';

/** The buckets of durations, in seconds: from a small catalog to the deadline of a large one. */
const DURATIONS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Where gauges get their values from when they are read. */
export interface MetricSources {
  readonly waiting: () => number;
  readonly busy: () => number;
  readonly workers: () => number;
  /** The number and the size of the commands for PuppetDB; undefined if there is none. */
  readonly commands: { readonly length: number; readonly size: number } | undefined;
  readonly validities: () => readonly Validity[];
}

/** The metrics of one server, in the format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly requests: Histogram<'rule' | 'status'>;
  readonly catalogs: Histogram<'environment' | 'result'>;
  readonly deploys: Counter<'environment' | 'result'>;
  readonly workerEnds: Counter;
  readonly commands: Counter<'command' | 'result'>;

  constructor({ waiting, busy, workers, commands, validities }: MetricSources) {
    const registers = [this.#registry];
    const durations = <Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> =>
      new Histogram({ name, help, labelNames, buckets: DURATIONS, registers });
    this.requests = durations('pptjs_request_duration_seconds', 'Duration of requests', ['rule', 'status']);
    this.catalogs = durations(
      'pptjs_catalog_duration_seconds',
      'Duration of catalogs, including the time in the queue',
      ['environment', 'result'],
    );
    this.deploys = new Counter({
      name: 'pptjs_deploys_total',
      help: 'Deploys of environments',
      labelNames: ['environment', 'result'],
      registers,
    });
    this.workerEnds = new Counter({
      name: 'pptjs_worker_ends_total',
      help: 'Workers that ended unexpectedly',
      registers,
    });
    this.commands = new Counter({
      name: 'pptjs_puppetdb_commands_total',
      help: 'Commands for PuppetDB',
      labelNames: ['command', 'result'],
      registers,
    });
    const gauges: (readonly [name: string, help: string, value: () => number])[] = [
      ['pptjs_queue_length', 'Catalogs that wait for a worker', waiting],
      ['pptjs_workers_busy', 'Workers that compile a catalog', busy],
      ['pptjs_workers', 'Running workers', workers],
      ['process_resident_memory_bytes', 'Resident memory of the main process', () => process.memoryUsage.rss()],
    ];
    if (commands !== undefined)
      gauges.push(
        ['pptjs_puppetdb_queue_length', 'Commands that PuppetDB has not accepted yet', () => commands.length],
        ['pptjs_puppetdb_queue_bytes', 'Compressed size of these commands', () => commands.size],
      );
    for (const [name, help, value] of gauges)
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    new Gauge({
      name: 'pptjs_credentials_expiry_timestamp_seconds',
      help: 'Time at which the first certificate or revocation list of a file expires',
      labelNames: ['file'],
      registers,
      collect() {
        for (const { kind, until } of validities().toSorted((a, b) => b.until - a.until))
          this.set({ file: kind }, until / 1000);
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
