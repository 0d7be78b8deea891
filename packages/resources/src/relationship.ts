import {
  EvaluationError,
  isArray,
  labelWithArticle,
  ResourceType as ReferenceType,
  type Value,
} from '@pptjs/runtime/core';
import { Collector } from './collector.js';
import { CatalogError, DeclarationError } from './errors.js';
import { flatten } from './flatten.js';
import { isParameterReference, parameterValue, referenceValue } from './parameter-value.js';
import { NO_PLACE } from './resource.js';
import { catalogState } from './state.js';
import { writtenReference } from './written-reference.js';

export type RelationshipOperator = '->' | '~>' | '<-' | '<~';

/**
 * A collector to the right of an arrow. Where it finds nothing, what stands left of it is the source of the next arrow.
 */
export class ChainedCollector {
  constructor(
    readonly collector: Collector,
    readonly left: Operand,
  ) {}
}

export type Operand = Value | Collector | ChainedCollector;

/** An arrow, resolved once the catalog is complete. */
export interface Relationship {
  readonly source: ResolvedLater;
  readonly target: ResolvedLater;
  readonly parameter: 'before' | 'notify';
}

type ResolvedLater = readonly string[] | Collector | ChainedCollector;

/**
 * An arrow between two operands; gives the right one, or the left one where the right one is empty.
 * @throws {EvaluationError} where an operand is no reference
 */
export function relate(left: Operand, operator: RelationshipOperator, right: Operand): Operand {
  const [first, second] = [readOperand(left, operator), readOperand(right, operator)];
  const chained = second instanceof Collector ? new ChainedCollector(second, left) : second;
  const [source, target] = operator.startsWith('<') ? [chained, first] : [first, chained];
  catalogState().relationships.push({ source, target, parameter: operator.includes('~') ? 'notify' : 'before' });
  if (chained instanceof ChainedCollector) return chained;
  return isArray(second) && second.length === 0 ? left : right;
}

function readOperand(operand: Operand, operator: RelationshipOperator): ResolvedLater {
  if (operand instanceof Collector || operand instanceof ChainedCollector) return operand;
  return flatten(operand).map((value) => readReference(value, operator));
}

function readReference(value: Value, operator: RelationshipOperator): string {
  if (typeof value === 'string') return readText(value, operator);
  checkTitle(value);
  const reference = taken(value, operator);
  if (isParameterReference(reference)) return reference.reference;
  const message = `Illegal relationship operand, can not form a relationship with ${labelWithArticle(value)}. A Catalog type is required.`;
  throw new EvaluationError('ILLEGAL_RELATIONSHIP_OPERAND_TYPE', message);
}

/** @throws {CatalogError} for a type of resources without title */
function checkTitle(value: Value): void {
  if (!(value instanceof ReferenceType) || (value.title !== null && value.title !== '')) return;
  throw new CatalogError(`No title provided and "${value.typeName}[]" is not a valid resource reference`);
}

function taken(value: Value, operator: RelationshipOperator): Value {
  try {
    return parameterValue(value);
  } catch (error) {
    throw error instanceof DeclarationError ? inArrow(operator, error.message) : error;
  }
}

/** A text is the text of a type. */
function readText(text: string, operator: RelationshipOperator): string {
  let type: Value;
  try {
    type = writtenReference(text);
  } catch (error) {
    throw error instanceof EvaluationError ? inArrow(operator, error.message) : error;
  }
  return readReference(type, operator);
}

function inArrow(operator: RelationshipOperator, message: string): EvaluationError {
  return new EvaluationError('RUNTIME_ERROR', `Error while evaluating a '${operator}' expression, ${message}`);
}

/** Adds what arrows say to the parameters of the resources, in order. */
export function evaluateRelationships(): void {
  for (const { source, target, parameter } of catalogState().relationships) {
    for (const from of sourcesOf(source)) for (const to of referencesOf(target)) relateResources(from, to, parameter);
  }
}

/** A resource at the start of an arrow, and what messages call it. */
interface Source {
  readonly reference: string;
  readonly text: string;
}

function sourcesOf(operand: ResolvedLater): readonly Source[] {
  const found = referencesOf(operand);
  if (found.length > 0 || !(operand instanceof ChainedCollector))
    return found.map((reference) => ({ reference, text: reference }));
  const { left } = operand;
  if (left instanceof Collector || left instanceof ChainedCollector) return sourcesOf(left);
  return flatten(left).map((value) => ({ reference: readReference(value, '->'), text: writtenText(value) }));
}

/**
 * How the value of an operand is written: what stands left of an empty collector is never made a resource's reference.
 */
function writtenText(value: Value): string {
  const type = typeof value === 'string' ? writtenReference(value) : value;
  return isParameterReference(type) ? type.reference : String(type);
}

function referencesOf(operand: ResolvedLater): readonly string[] {
  if (operand instanceof ChainedCollector) return referencesOf(operand.collector);
  return operand instanceof Collector ? [...operand.collected.keys()] : operand;
}

function relateResources({ reference, text }: Source, to: string, name: 'before' | 'notify'): void {
  const { catalog } = catalogState();
  const source = catalog.findReference(reference);
  if (source === undefined) throw new CatalogError(`Could not find resource '${text}' for relationship on '${to}'`);
  const target = catalog.findReference(to);
  if (target === undefined) throw new CatalogError(`Could not find resource '${to}' for relationship from '${text}'`);
  const before = source.get(name);
  const others: readonly Value[] = before === undefined ? [] : isArray(before) ? before : [before];
  source.parameters.set(name, {
    name,
    value: [...others, referenceValue(to)],
    source: source.frame,
    place: NO_PLACE,
    add: false,
    isDefault: false,
  });
}
