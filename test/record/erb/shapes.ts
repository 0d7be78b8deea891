/** What the code of a template does with a value, as far as its text shows. */
export class Shape {
  /** The keys that the code names. */
  readonly fields = new Map<string, Shape>();
  /** The elements of an array, or the values of a hash. */
  element: Shape | undefined;
  /** Whether the code reads elements with their keys. */
  hasPairs = false;
  /** The operators and methods beside the value. */
  uses = '';
  /** In a close reading: the texts and booleans with which the code compares the value. */
  readonly compared = new Set<string | boolean>();
  /** In a close reading: the regular expressions with which the code compares the value. */
  readonly patterns = new Set<string>();

  field(name: string): Shape {
    const found = this.fields.get(name) ?? new Shape();
    this.fields.set(name, found);
    return found;
  }

  elements(): Shape {
    return (this.element ??= new Shape());
  }
}

/** Methods between a collection and its loop: `.sort.each_with_index do |(key, value), index|`. */
const LOOP = String.raw`((?:\.\w+[?!]?(?:\([^()]*\))?(?:\s*\{[^{}]*\})?)*)\.(each\w*|map|collect|select|reject|sort_by|sort|any\?|all\?|inject)(?:\.\w+)*\s*(?:do|\{)\s*\|([^|]*)\|`;

/**
 * Returns the shapes of a template's variables by name. All local variables with one name count as one variable.
 *
 * @param isClose whether to read comparisons too. Other scopes stay as they are, so that they reach the same branches.
 */
export function shapesOf(code: string, isClose = false): ReadonlyMap<string, Shape> {
  const variables = new Map<string, Shape>();
  const locals = new Map<string, Shape>();
  const at = (name: string): Shape | undefined => {
    if (!name.startsWith('@')) return locals.get(name);
    const shape = variables.get(name.slice(1)) ?? new Shape();
    variables.set(name.slice(1), shape);
    return shape;
  };
  for (const [, instance, name] of code.matchAll(/(@)([a-z_]\w*)/g)) at(`${instance}${name}`);
  for (const [, name = ''] of code.matchAll(/(?:lookupvar\(|scope\[|variable\?\()\s*['"]([^'"]+)['"]/g)) at(`@${name}`);
  const text = code.replaceAll(
    /scope(?:\.lookupvar\(|\[)\s*['"]([^'"]+)['"]\s*[\])]/g,
    (_, name: string) => `@${name}`,
  );
  // Loops within loops need the elements of the outer ones first.
  for (const statement of text.matchAll(new RegExp(`(@[\\w:]+|\\b[a-z_]\\w*)((?:\\[[^\\[\\]]*\\])*)`, 'g'))) {
    const [all, name = '', keys = ''] = statement;
    let shape = at(name);
    if (shape === undefined) continue;
    for (const [, key = ''] of keys.matchAll(/\[([^\]]*)\]/g)) {
      const literal = /^\s*(?:['"]([^'"]*)['"]|:(\w+))\s*$/.exec(key);
      shape = literal === null ? shape.elements() : shape.field(literal[1] ?? literal[2] ?? '');
    }
    const before = text.slice(Math.max(0, statement.index - 60), statement.index);
    const after = text.slice(statement.index + all.length, statement.index + all.length + 200);
    readUse(shape, before, after, locals);
    if (isClose) readClosely(shape, before, after, locals);
  }
  return variables;
}

/** Reads what the code does with a value: the operator or method after it, a loop, or an assignment to a local variable. */
function readUse(shape: Shape, before: string, after: string, locals: Map<string, Shape>): void {
  const [use = ''] = /^\)?\s*(?:\.\w+\??|[-+*/%^&|<>]+|==\s*\w+)/.exec(after) ?? [];
  shape.uses += ` ${use} ${/[-+*/<>]\s*$/.exec(before)?.[0] ?? ''}`;
  for (const [, key = ''] of after.matchAll(/^\.(?:has_key|key|fetch|dig)\??\(\s*['":]([^'")]+)/g)) shape.field(key);
  const assigned = /(?<![\w.@])([a-z_]\w*)\s*(?:\|\|)?=\s*(?:\[|Array\(|\()*$/.exec(before)?.[1];
  if (assigned !== undefined && !/^\s*(?:[=<>!?]|\.(?!flatten|sort|compact|to_a|uniq))/.test(after))
    locals.set(assigned, shape);
  const loop = new RegExp(`^[\\])]*${LOOP}`).exec(after);
  if (loop === null) return;
  const [, methods = '', iterator = '', parameters = ''] = loop;
  if (/\.keys\b/.test(methods)) return void shape.elements();
  const names = parameters.split(';')[0]?.match(/[a-z_]\w*/g) ?? [];
  const [first = '', second] = names;
  const isPair = second !== undefined && (parameters.includes('(') || !/index|inject/.test(iterator));
  if (isPair) shape.hasPairs = true;
  const element = isPair ? second : first;
  // An element whose own elements are the outer variable would make the shape endless.
  locals.set(element, shape.elements());
}

/** Reads the texts and patterns with which the code compares a value, and what else the value must be. */
function readClosely(shape: Shape, before: string, after: string, locals: Map<string, Shape>): void {
  const text = /^\)?\s*(?:[!=]=|\.eql\?\(?)\s*(['"])(.*?)\1/.exec(after)?.[2];
  if (text !== undefined) shape.compared.add(text);
  const boolean = /^\)?\s*[!=]=\s*(true|false)\b/.exec(after)?.[1];
  if (boolean !== undefined) shape.compared.add(boolean === 'true');
  const list = /\[([^\][]*)\]\.include\?\(?\s*$/.exec(before)?.[1] ?? '';
  for (const [, element = ''] of list.matchAll(/['"]([^'"]*)['"]/g)) shape.compared.add(element);
  const pattern =
    /^\)?\s*[!=]~\s*\/((?:[^/\\]|\\.)*)\//.exec(after) ?? /\/((?:[^/\\]|\\.)*)\/\.match\(?\s*$/.exec(before);
  if (pattern !== null) shape.patterns.add(pattern[1] ?? '');
  if (/(?<![\w.])Array\(\s*$/.test(before)) shape.uses += ' .each';
  // Ruby adds only a text to a text.
  if (/['"]\s*\+\s*$/.test(before)) shape.uses += ' text';
  const key = /^\.(?:fetch|dig|delete)\(\s*['"]([^'"]+)['"]\s*\)/.exec(after)?.[1];
  const assigned = /(?<![\w.@])([a-z_]\w*)\s*=\s*$/.exec(before)?.[1];
  if (assigned !== undefined && key !== undefined) locals.set(assigned, shape.field(key));
}
