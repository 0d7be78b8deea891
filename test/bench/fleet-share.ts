/**
 * A process of the benchmark of the fleet. Compiles all nodes with the chunk function of a worker, two chunks at the same
 * time: `alone` discards the results, `fleet` creates a run and works on the queue until it is complete. Prints the CPU time of
 * this process, in seconds: all of it, and the part after its start. The processes that compile are not included.
 *
 *     node --import tsx test/bench/fleet-share.ts alone|fleet <facts> <artifacts> <artifact> <settings>
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ArtifactStore, Fleet, type FleetNode } from '@pptjs/fleet';
import { ChunkCompiler } from '../../packages/cli/dist/fleet/chunk-compiler.js';
import { processHost } from '../../packages/cli/dist/process/host.js';

const CONCURRENCY = 2;
const CHUNK_SIZE = 100;

const [mode, facts, artifacts, artifact, settings] = process.argv.slice(2) as [string, string, string, string, string];

// The processes that compile need no TypeScript.
process.execArgv = [];

function* nodes(): Generator<FleetNode> {
  for (const name of readdirSync(facts))
    yield { node: name.replace(/\.[a-z]+$/, ''), name, facts: readFileSync(join(facts, name)) };
}

async function compileAlone(compiler: ChunkCompiler): Promise<void> {
  const source = nodes();
  const parsed: unknown = JSON.parse(settings);
  const loop = async (): Promise<void> => {
    for (;;) {
      const chunk: FleetNode[] = [];
      while (chunk.length < CHUNK_SIZE) {
        const { value, done } = source.next();
        if (done === true) break;
        chunk.push(value);
      }
      if (chunk.length === 0) return;
      await compiler.compile({ artifact, settings: parsed, nodes: chunk });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, loop));
}

async function compileInFleet(compiler: ChunkCompiler): Promise<void> {
  const fleet = await Fleet.open();
  try {
    const { id } = await fleet.store.createRun(
      { label: 'bench', artifact, settings: JSON.parse(settings) as object },
      nodes(),
    );
    const stop = new AbortController();
    const work = fleet.work(compiler.compile, { concurrency: CONCURRENCY, signal: stop.signal });
    for (;;) {
      const { done, total } = await fleet.store.findRun(String(id));
      if (done === total) break;
      await setTimeout(500);
    }
    stop.abort();
    await work;
  } finally {
    await fleet.close();
  }
}

const seconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

const started = process.cpuUsage();
const compiler = new ChunkCompiler(new ArtifactStore(artifacts, process.env), processHost(), CONCURRENCY);
try {
  await (mode === 'alone' ? compileAlone(compiler) : compileInFleet(compiler));
} finally {
  await compiler.close();
}
const used = process.cpuUsage();
process.stdout.write(JSON.stringify({ all: seconds(used), measured: seconds(used) - seconds(started) }));
