/**
 * A directed graph whose vertices are the numbers from 0. The order of the vertices and edges that are next to a vertex
 * is that of their insertion.
 */
export class DirectedGraph {
  readonly #successors: Set<number>[] = [];
  readonly #predecessors: Set<number>[] = [];

  /** Adds a vertex and returns its number. */
  addVertex(): number {
    this.#predecessors.push(new Set());
    return this.#successors.push(new Set()) - 1;
  }

  addEdge(from: number, to: number): void {
    this.#successors[from]?.add(to);
    this.#predecessors[to]?.add(from);
  }

  removeEdge(from: number, to: number): void {
    this.#successors[from]?.delete(to);
    this.#predecessors[to]?.delete(from);
  }

  hasEdge(from: number, to: number): boolean {
    return this.#successors[from]?.has(to) === true;
  }

  successors(vertex: number): readonly number[] {
    return [...(this.#successors[vertex] ?? [])];
  }

  predecessors(vertex: number): readonly number[] {
    return [...(this.#predecessors[vertex] ?? [])];
  }

  /**
   * Returns the strongly connected components that contain a cycle: those with several vertices, and vertices with an
   * edge to themselves. Tarjan's algorithm without recursion: the time is linear in the number of vertices and edges.
   */
  cyclicComponents(): number[][] {
    const components: number[][] = [];
    const count = this.#successors.length;
    const indices = new Int32Array(count).fill(-1);
    const lowLinks = new Int32Array(count);
    const isOnStack = new Uint8Array(count);
    const stack: number[] = [];
    const frames: { readonly vertex: number; readonly next: Iterator<number> }[] = [];
    let index = 0;
    const enter = (vertex: number): void => {
      indices[vertex] = lowLinks[vertex] = index++;
      stack.push(vertex);
      isOnStack[vertex] = 1;
      frames.push({ vertex, next: (this.#successors[vertex] ?? new Set()).values() });
    };
    const lower = (vertex: number, link: number): void => {
      lowLinks[vertex] = Math.min(lowLinks[vertex] ?? 0, link);
    };
    for (let root = 0; root < count; root++) {
      if (indices[root] === -1) enter(root);
      for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
        const { vertex, next } = frame;
        const step = next.next();
        if (step.done !== true) {
          const successor = step.value;
          if (indices[successor] === -1) enter(successor);
          else if (isOnStack[successor] === 1) lower(vertex, indices[successor] ?? 0);
          continue;
        }
        frames.pop();
        const parent = frames.at(-1);
        if (parent !== undefined) lower(parent.vertex, lowLinks[vertex] ?? 0);
        if (lowLinks[vertex] !== indices[vertex]) continue;
        const component = stack.splice(stack.lastIndexOf(vertex));
        for (const member of component) isOnStack[member] = 0;
        if (component.length > 1 || this.hasEdge(vertex, vertex)) components.push(component);
      }
    }
    return components;
  }
}
