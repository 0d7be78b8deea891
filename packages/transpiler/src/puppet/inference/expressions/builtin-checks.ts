/** Checks of calls of some built-in functions, besides those of the types of their arguments. */
import { ClassType, type PuppetType, ResourceType, TupleType } from '@pptjs/runtime/lattice';
import { DECLARING_CLASSES } from '../../ast/shapes.js';
import { denotedType, type InferredCall } from '../functions/index.js';
import { areDisjoint, intersect, isNever, isOnly } from '../lattice/index.js';
import { describeType, expectedType } from '../types/describe-type.js';
import { onlyString } from '../types/only-value.js';
import { withType } from '../walk/state.js';
import { pathOf } from '../walk/value-paths.js';
import type { Walk } from '../walk/walk.js';
import { type CheckedCall, originText } from './call-check.js';
import { checkCreatedResources } from './created-resources.js';
import { checkFiles } from './files.js';
import { checkLookup } from './lookups.js';
import { checkClassName, NO_NAMES } from './resources.js';
import { checkTags } from './tags.js';
import { checkTemplate, failsInlineTemplate } from './templates.js';

/** Reports what is wrong with a call of a built-in function. Returns whether the call certainly fails. */
export function failsBuiltinCheck({ name, node, isExact }: CheckedCall, call: InferredCall, walk: Walk): boolean {
  checkCreatedResources(name, call, walk);
  if (DECLARING_CLASSES.has(name)) checkClassNames(name, call, walk);
  const areFilesFound = checkFiles(name, call, walk);
  switch (name) {
    case 'assert_type':
      if (isExact && failsAssertion(call, walk)) return true;
      narrowAsserted(call, walk);
      return false;
    case 'epp':
      if (areFilesFound && isExact) checkTemplate(call, node, walk);
      return false;
    case 'inline_epp':
      return isExact && failsInlineTemplate(call, node, walk);
    case 'lookup':
      if (isExact) checkLookup(call, originOf(name), walk);
      return false;
    case 'tag':
      checkTags(call, walk);
      return false;
    default:
      return false;
  }
}

const originOf = (name: string): string => originText({ name, isOfModule: false });

function checkClassNames(name: string, { args, nodes }: InferredCall, walk: Walk): void {
  for (const [index, arg] of args.entries()) {
    const node = nodes[index];
    if (node === undefined) continue;
    for (const type of arg instanceof TupleType ? arg.types : [arg]) {
      const className = onlyString(type) ?? referredClass(type);
      if (className !== null) checkClassName(className, node, walk);
      else if ((isOnly(type, NO_NAMES) && !isNever(type)) || isOtherReference(type))
        walk.report(
          'TYPE_ARGUMENT',
          { function: name, parameter: 'names', expected: 'String', actual: describeType(type), place: originOf(name) },
          node,
        );
    }
  }
}

/** Returns the name of the class to which a value refers; null for other values. */
function referredClass(type: PuppetType): string | null {
  const denoted = denotedType(type);
  return denoted instanceof ClassType ? denoted.className : null;
}

/** Whether a value is a reference to a resource that is no class. */
function isOtherReference(type: PuppetType): boolean {
  const denoted = denotedType(type);
  return denoted instanceof ResourceType && denoted.typeName !== null && denoted.typeName !== 'Class';
}

/** Reports an assertion without a block about a value that is certainly no instance of the type. */
function failsAssertion({ args, nodes, lambda }: InferredCall, walk: Walk): boolean {
  const type = denotedType(args[0]);
  const value = args[1];
  if (lambda !== null || type === null || value === undefined || nodes[1] === undefined) return false;
  if (isNever(value) || !areDisjoint(value, type)) return false;
  walk.report(
    'TYPE_ARGUMENT',
    {
      function: 'assert_type',
      parameter: 'value',
      expected: expectedType(type),
      actual: describeType(value),
      place: originOf('assert_type'),
    },
    nodes[1],
  );
  return true;
}

/** After `assert_type(Integer, $x)`, `$x` is an Integer. With a block, the value may be replaced. */
function narrowAsserted({ args, nodes, lambda }: InferredCall, walk: Walk): void {
  const path = nodes[1] === undefined ? null : pathOf(nodes[1]);
  const type = denotedType(args[0]);
  const value = args[1];
  if (lambda !== null || path === null || type === null || value === undefined) return;
  walk.state = withType(walk.state, path, intersect(value, type));
}
