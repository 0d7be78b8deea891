import type {
  AlternativeElementNode,
  AlternativeNode,
  BackreferenceNode,
  CapturingGroupNode,
  OnigurumaAst,
  SubroutineNode,
} from 'oniguruma-parser/parser';
import { groupsIn } from './pattern-groups.js';

/** How a part calls the group that is being checked. */
type Recursion =
  /** In no match of the part, or not in each. */
  | 'avoidable'
  /** In each match of the part, so that no match ends. */
  | 'always'
  /** Perhaps before a character was matched, so that a search may not end. */
  | 'at start';

/**
 * Whether a pattern has a group that never stops calling itself. Ruby rejects such patterns. The rules are Ruby's, which also
 * rejects some patterns whose groups stop, because it takes 0 for least lengths that it does not know yet.
 */
export function hasEndlessRecursion(ast: OnigurumaAst): boolean {
  return new RecursionCheck(ast).fails();
}

/** A group with its number, or the whole pattern with the number 0. */
type Group = CapturingGroupNode | OnigurumaAst;

class RecursionCheck {
  readonly #ast: OnigurumaAst;
  readonly #groups: Group[];
  readonly #names = new Map<string, CapturingGroupNode[]>();
  /** The least lengths that are known. One that was computed within its own group stays too small, as in Ruby. */
  readonly #lengths = new Map<Group, number>();
  /** The group that is being checked. */
  #checked: Group | undefined;
  /** The groups that contain the current part, or whose calls do. */
  readonly #entered = new Set<Group>();

  constructor(ast: OnigurumaAst) {
    this.#ast = ast;
    this.#groups = [ast];
    for (const group of groupsIn(ast.body)) {
      this.#groups[group.number] = group;
      if (group.name !== undefined) this.#names.set(group.name, [...(this.#names.get(group.name) ?? []), group]);
    }
  }

  fails(): boolean {
    return this.#groups.some((group) => {
      if (!this.#reaches(group.body, (node) => this.#called(node) === group)) return false;
      this.#checked = group;
      return this.#ofAlternatives(group.body, true) !== 'avoidable';
    });
  }

  #ofAlternatives(alternatives: readonly AlternativeNode[], isStart: boolean): Recursion {
    const found = alternatives.map(({ body }) => this.#ofSequence(body, isStart));
    if (found.includes('at start')) return 'at start';
    return found.every((each) => each === 'always') ? 'always' : 'avoidable';
  }

  #ofSequence(nodes: readonly AlternativeElementNode[], isStart: boolean): Recursion {
    let result: Recursion = 'avoidable';
    let atStart = isStart;
    for (const node of nodes) {
      const found = this.#of(node, atStart);
      if (found === 'at start') return found;
      if (found === 'always') result = found;
      atStart &&= this.#lengthOf(node) === 0;
    }
    return result;
  }

  #of(node: AlternativeElementNode, isStart: boolean): Recursion {
    switch (node.type) {
      case 'CapturingGroup':
        return this.#ofGroup(node, isStart);
      case 'Subroutine': {
        const group = this.#called(node);
        return group === undefined ? 'avoidable' : this.#ofGroup(group, isStart);
      }
      case 'Group':
      case 'LookaroundAssertion':
      case 'AbsenceFunction':
        return this.#ofAlternatives(node.body, isStart);
      case 'Quantifier': {
        const found = this.#of(node.body, isStart);
        return found === 'always' && node.min === 0 ? 'avoidable' : found;
      }
      default:
        return 'avoidable';
    }
  }

  #ofGroup(group: Group, isStart: boolean): Recursion {
    if (this.#entered.has(group)) return 'avoidable';
    if (group === this.#checked) return isStart ? 'at start' : 'always';
    this.#entered.add(group);
    const found = this.#ofAlternatives(group.body, isStart);
    this.#entered.delete(group);
    return found;
  }

  #called({ ref }: SubroutineNode): Group | undefined {
    return typeof ref === 'number' ? this.#groups[ref] : this.#names.get(ref)?.[0];
  }

  // Least lengths

  #lengthOf(node: AlternativeElementNode): number {
    switch (node.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
        return 1;
      case 'CapturingGroup':
        return this.#lengthOfGroup(node);
      case 'Subroutine': {
        const group = this.#called(node);
        if (group === undefined) return 0;
        return this.#reaches(group.body, (each) => each === node)
          ? (this.#lengths.get(group) ?? 0)
          : this.#lengthOfGroup(group);
      }
      case 'Group':
        return this.#lengthOfAlternatives(node.body);
      case 'Quantifier':
        return node.min === 0 ? 0 : node.min * this.#lengthOf(node.body);
      case 'Backreference':
        return Math.min(...this.#referenced(node).map((group) => this.#lengthOfGroup(group)));
      default:
        return 0;
    }
  }

  #lengthOfAlternatives(alternatives: readonly AlternativeNode[]): number {
    return Math.min(...alternatives.map(({ body }) => body.reduce((length, node) => length + this.#lengthOf(node), 0)));
  }

  #lengthOfGroup(group: Group): number {
    const known = this.#lengths.get(group);
    if (known !== undefined) return known;
    if (group === this.#checked || this.#entered.has(group)) return 0;
    this.#entered.add(group);
    const length = this.#lengthOfAlternatives(group.body);
    this.#entered.delete(group);
    this.#lengths.set(group, length);
    return length;
  }

  #referenced({ ref }: BackreferenceNode): readonly Group[] {
    if (typeof ref === 'string') return this.#names.get(ref) ?? [this.#ast];
    return [this.#groups[ref] ?? this.#ast];
  }

  /** Whether a part, or a group that it calls, contains a call with a property. */
  #reaches(
    alternatives: readonly AlternativeNode[],
    isWanted: (call: SubroutineNode) => boolean,
    seen = new Set<Group>(),
  ): boolean {
    const inNode = (node: AlternativeElementNode): boolean => {
      if (node.type === 'Quantifier') return inNode(node.body);
      if (node.type !== 'Subroutine')
        return 'body' in node && node.type !== 'CharacterClass' && this.#reaches(node.body, isWanted, seen);
      if (isWanted(node)) return true;
      const group = this.#called(node);
      if (group === undefined || seen.has(group)) return false;
      seen.add(group);
      return this.#reaches(group.body, isWanted, seen);
    };
    return alternatives.some(({ body }) => body.some(inNode));
  }
}
