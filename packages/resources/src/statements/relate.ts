import {
  EvaluationError,
  evaluationError,
  flattenArrays,
  isArray,
  labelWithArticle,
  ResourceType,
  rubyQuote,
  type Value,
  withHelp,
} from '@pptjs/runtime/core';
import { type CatalogError, catalogError, DeclarationError, inStatement } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { isCatalogReference } from '../model/catalog-reference.js';
import type { CatalogEdges, EdgeParameter } from '../model/edges.js';
import type { PendingRelationship } from '../model/pending.js';
import type { CatalogFrame, Resource } from '../model/resource.js';
import type { RelationshipOperator } from '../model/statement.js';
import { toCatalogValue } from '../state/catalog-values.js';
import { type CatalogState, catalogState } from '../state/state.js';
import { suggestResource } from '../state/suggest-resource.js';
import { Collector } from './collect.js';
import { parseTypeText } from './type-text.js';

/**
 * A collector to the right of an arrow. If it finds nothing, the operand to the left of the arrow is the source of the
 * next arrow.
 */
class ChainedCollector {
  constructor(
    readonly collector: Collector,
    readonly left: Operand,
  ) {}
}

/** An operand of an arrow: references, or a collector. */
export type Operand = Value | Collector | ChainedCollector;

/** One end of a relationship: the texts of references, or a collector that finds resources later. */
type RelationshipEnd = readonly string[] | Collector | ChainedCollector;

/** An operand that was read: its value, without nested arrays and repeated references, and the end of the arrow. */
interface ReadOperand {
  readonly value: Operand;
  readonly end: RelationshipEnd;
}

/**
 * An arrow between two operands.
 * @returns the operand of the next arrow: the right one, or the left one if the right one is empty. References are an
 *   array, even if there is only one.
 * @throws {EvaluationError} if an operand is not a reference
 */
export function relate(left: Operand, operator: RelationshipOperator, right: Operand): Operand {
  const state = catalogState();
  const from = readOperand(state, left, operator);
  const to = readOperand(state, right, operator);
  const rightEnd = to.end instanceof Collector ? new ChainedCollector(to.end, from.value) : to.end;
  const [source, target] = operator.startsWith('<') ? [rightEnd, from.end] : [from.end, rightEnd];
  const parameter = operator.includes('~') ? 'notify' : 'before';
  state.relationships.push(new Relationship(state, state.frameFor(state.context.scope), source, target, parameter));
  if (rightEnd instanceof ChainedCollector) return rightEnd;
  return isArray(to.value) && to.value.length === 0 ? from.value : to.value;
}

function readOperand(state: CatalogState, operand: Operand, operator: RelationshipOperator): ReadOperand {
  if (operand instanceof Collector || operand instanceof ChainedCollector) return { value: operand, end: operand };
  const values: Value[] = [];
  const references: string[] = [];
  const elements = flattenArrays(operand);
  const seen = new Set<string>();
  for (const each of elements) {
    const value = typeof each === 'string' ? readTypeText(each, operator) : each;
    const reference = readReference(state, value, operator);
    // `Class['a']` and the value of `class { 'a': }` are different types. The texts only find repeated references.
    const text = elements.length === 1 ? '' : operandText(value);
    if (seen.has(text)) continue;
    seen.add(text);
    values.push(value);
    references.push(reference);
  }
  return { value: values, end: references };
}

/** @returns the text of the reference */
function readReference(state: CatalogState, value: Value, operator: RelationshipOperator): string {
  if (value instanceof ResourceType && value.typeName !== null && (value.title ?? '') === '')
    return `${value.typeName}${WITHOUT_TITLE}`;
  const reference = inStatement(`a '${operator}' expression`, () => toCatalogValue(state, value));
  if (isCatalogReference(reference)) return reference.reference;
  throw evaluationError(messages.ILLEGAL_OPERAND, { value: labelWithArticle(value) });
}

/** Parses a String operand as a type. */
function readTypeText(text: string, operator: RelationshipOperator): Value {
  try {
    return parseTypeText(text);
  } catch (error) {
    if (!(error instanceof EvaluationError || error instanceof DeclarationError)) throw error;
    throw new EvaluationError('RUNTIME_ERROR', `Error while evaluating a '${operator}' expression, ${error.message}`);
  }
}

/** The end of the text of a reference without a title, which is an error when the relationships are evaluated. */
const WITHOUT_TITLE = '[]';

/** A resource at the start of an arrow, and its text in messages. */
interface RelationshipSource {
  readonly reference: string;
  readonly text: string;
}

class Relationship implements PendingRelationship {
  constructor(
    readonly state: CatalogState,
    readonly frame: CatalogFrame,
    readonly source: RelationshipEnd,
    readonly target: RelationshipEnd,
    readonly parameter: EdgeParameter,
  ) {}

  evaluate(edges: CatalogEdges): void {
    const sources = this.#sourcesOf(this.source);
    const targets = referencesOf(this.target);
    const [first] = targets;
    if (first === undefined) return;
    sources.forEach((source, index) => {
      const resource = this.#find(source, first);
      if (index === 0) this.#checkTargets(source, targets);
      edges.add(resource, this.parameter, targets);
    });
  }

  #sourcesOf(end: RelationshipEnd): readonly RelationshipSource[] {
    const references = referencesOf(end);
    if (references.length > 0 || !(end instanceof ChainedCollector))
      return references.map((reference) => ({ reference, text: reference }));
    const { left } = end;
    if (left instanceof Collector || left instanceof ChainedCollector) return this.#sourcesOf(left);
    return flattenArrays(left).map((value) => ({
      reference: readReference(this.state, value, '->'),
      text: operandText(value),
    }));
  }

  #find({ reference, text }: RelationshipSource, target: string): Resource {
    const resource = this.state.catalog.findReference(reference);
    if (resource !== undefined) return resource;
    throw this.#unknown(catalogError(messages.UNKNOWN_SOURCE, { source: text, target }), reference, text);
  }

  #checkTargets({ text }: RelationshipSource, targets: readonly string[]): void {
    const target = targets.find((each) => this.state.catalog.findReference(each) === undefined);
    if (target !== undefined)
      throw this.#unknown(catalogError(messages.UNKNOWN_TARGET, { target, source: text }), target, target);
  }

  /** @param shown the reference in messages */
  #unknown(error: CatalogError, reference: string, shown: string): CatalogError {
    if (reference.endsWith(WITHOUT_TITLE)) return catalogError(messages.NOT_A_REFERENCE, { shown: rubyQuote(shown) });
    return withHelp(error, suggestResource(this.state, reference));
  }
}

/** Puppet shows the operand left of an empty collector as written, because it never becomes a catalog reference. */
function operandText(value: Value): string {
  return isCatalogReference(value) ? value.reference : String(value);
}

function referencesOf(end: RelationshipEnd): readonly string[] {
  if (end instanceof ChainedCollector) return referencesOf(end.collector);
  return end instanceof Collector ? [...end.collected.keys()] : end;
}
