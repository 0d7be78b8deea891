import type { DirectedGraph } from './directed-graph.js';

/** The number of steps after which `cyclePath` no longer searches for the path that Puppet prints. */
const MAX_STEPS = 100_000;

/** A vertex of a path, and the vertices before it. */
interface Step {
  readonly vertex: number;
  readonly previous: Step | null;
}

/**
 * Returns a path through a component: the shortest one from `start` whose last vertex is already on it. It is the path
 * that Puppet prints. The number of candidates can be exponential, so after `MAX_STEPS` the function returns the
 * shortest path from `start` back to `start`, which it finds in linear time.
 *
 * @param component the vertices of a strongly connected component of the graph
 */
export function cyclePath(graph: DirectedGraph, component: readonly number[], start: number): number[] {
  const members = new Set(component);
  const successors = new Map(
    component.map((vertex) => [vertex, graph.successors(vertex).filter((successor) => members.has(successor))]),
  );
  return lasso(successors, start) ?? cycleThrough(successors, start);
}

function lasso(successors: ReadonlyMap<number, readonly number[]>, start: number): number[] | null {
  const queue: Step[] = [{ vertex: start, previous: null }];
  let steps = 0;
  for (const step of queue) {
    for (let earlier = step.previous; earlier !== null; earlier = earlier.previous) {
      if (earlier.vertex === step.vertex) return verticesOf(step);
      steps++;
    }
    const next = successors.get(step.vertex) ?? [];
    steps += next.length + 1;
    if (steps > MAX_STEPS) return null;
    for (const vertex of next) queue.push({ vertex, previous: step });
  }
  return null;
}

/** Breadth-first search. Every vertex of a strongly connected component lies on a cycle, so there is a path. */
function cycleThrough(successors: ReadonlyMap<number, readonly number[]>, start: number): number[] {
  const seen = new Set<number>();
  const queue: Step[] = [{ vertex: start, previous: null }];
  for (const step of queue) {
    for (const vertex of successors.get(step.vertex) ?? []) {
      const reached = { vertex, previous: step };
      if (vertex === start) return verticesOf(reached);
      if (seen.has(vertex)) continue;
      seen.add(vertex);
      queue.push(reached);
    }
  }
  return [start];
}

function verticesOf(last: Step): number[] {
  const vertices: number[] = [];
  for (let step: Step | null = last; step !== null; step = step.previous) vertices.push(step.vertex);
  return vertices.reverse();
}
