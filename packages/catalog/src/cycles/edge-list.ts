/** The edges of a directed graph whose vertices are the numbers from 0, in the order in which they were added. */
export class EdgeList {
  readonly #vertices: number;
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #keys = new Set<number>();

  /** @param vertices the number of vertices */
  constructor(vertices: number) {
    this.#vertices = vertices;
  }

  /** Adds an edge unless the list has it. */
  add(from: number, to: number): void {
    const { size } = this.#keys;
    if (this.#keys.add(this.#key(from, to)).size === size) return;
    this.#from.push(from);
    this.#to.push(to);
  }

  has(from: number, to: number): boolean {
    return this.#keys.has(this.#key(from, to));
  }

  forEach(visit: (from: number, to: number) => void): void {
    for (let index = 0; index < this.#from.length; index++) visit(this.#from[index]!, this.#to[index]!);
  }

  /** Whether no vertex can be reached from itself. Kahn's algorithm: the time is linear in the vertices and edges. */
  isAcyclic(): boolean {
    const [from, to] = [this.#from, this.#to];
    /** The number of edges that lead to each vertex, without those from removed vertices. */
    const degrees = new Int32Array(this.#vertices);
    /** The last edge from each vertex, and for each edge the one before it from the same vertex; -1 if there is none. */
    const lastEdge = new Int32Array(this.#vertices).fill(-1);
    const earlierEdge: number[] = [];
    for (let edge = 0; edge < from.length; edge++) {
      degrees[to[edge]!]!++;
      earlierEdge.push(lastEdge[from[edge]!]!);
      lastEdge[from[edge]!] = edge;
    }
    const removed: number[] = [];
    for (let vertex = 0; vertex < this.#vertices; vertex++) if (degrees[vertex] === 0) removed.push(vertex);
    for (let index = 0; index < removed.length; index++) {
      for (let edge = lastEdge[removed[index]!]!; edge >= 0; edge = earlierEdge[edge]!)
        if (--degrees[to[edge]!]! === 0) removed.push(to[edge]!);
    }
    return removed.length === this.#vertices;
  }

  #key(from: number, to: number): number {
    return from * this.#vertices + to;
  }
}
