import { isHash } from './hash.js';
import { modulo, numbers, total } from './numbers.js';

type Form = number | string | readonly Form[];
type Scope = ReadonlyMap<string, unknown>;

interface LispFunction {
  readonly parameters: readonly string[];
  readonly body: Form;
}

const readProgram = (source: string): Form[] => {
  const tokens = source.replace(/;[^\n]*/g, '').match(/[()]|[^\s()]+/g) ?? [];
  let position = 0;
  const readForm = (): Form => {
    const token = tokens[position++];
    if (token === undefined) throw new Error('a list is not closed');
    if (token !== '(') return /^-?\d+$/.test(token) ? Number(token) : token;
    const items: Form[] = [];
    while (tokens[position] !== ')') items.push(readForm());
    position++;
    return items;
  };
  const forms: Form[] = [];
  while (position < tokens.length) forms.push(readForm());
  return forms;
};

const builtin = (name: string, values: readonly unknown[]): unknown => {
  const [a, b] = values as [number, number];
  switch (name) {
    case '+':
      return total(values as number[]);
    case '*':
      return (values as number[]).reduce((product, value) => product * value, 1);
    case '-':
      return values.length === 1 ? -a : a - b;
    case 'mod':
      return modulo(a, b);
    case '<':
      return a < b;
    case '=':
      return a === b;
    case 'list':
      return values;
    case 'cons':
      return [a, ...(values[1] as unknown[])];
    case 'first':
      return (values[0] as unknown[])[0];
    case 'rest':
      return (values[0] as unknown[]).slice(1);
    case 'empty':
      return (values[0] as unknown[]).length === 0;
    default:
      throw new Error(`unknown function ${name}`);
  }
};

class Interpreter {
  readonly #functions = new Map<string, LispFunction>();

  define([name, ...parameters]: readonly string[], body: Form): void {
    this.#functions.set(name!, { parameters, body });
  }

  evaluate(form: Form, scope: Scope): unknown {
    if (typeof form === 'number') return form;
    if (typeof form === 'object') return this.#evaluateList(form, scope);
    if (scope.has(form)) return scope.get(form);
    if (this.#functions.has(form)) return form;
    throw new Error(`${form} has no value`);
  }

  #evaluateList([head, ...rest]: readonly Form[], scope: Scope): unknown {
    switch (head) {
      case 'if':
        return this.evaluate(this.evaluate(rest[0]!, scope) ? rest[1]! : rest[2]!, scope);
      case 'let': {
        const inner = new Map(scope);
        for (const [name, value] of rest[0] as [string, Form][]) inner.set(name, this.evaluate(value, inner));
        return this.evaluate(rest[1]!, inner);
      }
      case 'map':
      case 'filter': {
        const name = this.evaluate(rest[0]!, scope) as string;
        const list = this.evaluate(rest[1]!, scope) as unknown[];
        const call = (item: unknown): unknown => this.#call(this.#functions.get(name)!, name, [item]);
        return head === 'map' ? list.map(call) : list.filter(call);
      }
      default: {
        const name = head as string;
        const values = rest.map((argument) => this.evaluate(argument, scope));
        const definition = this.#functions.get(name);
        return definition ? this.#call(definition, name, values) : builtin(name, values);
      }
    }
  }

  #call({ parameters, body }: LispFunction, name: string, values: readonly unknown[]): unknown {
    if (parameters.length !== values.length) throw new Error(`${name} takes ${parameters.length} arguments`);
    return this.evaluate(body, new Map(parameters.map((parameter, index) => [parameter, values[index]])));
  }
}

const runLisp = (source: string): unknown[] => {
  const interpreter = new Interpreter();
  const expressions: Form[] = [];
  for (const form of readProgram(source)) {
    if (Array.isArray(form) && form[0] === 'define') interpreter.define(form[1] as string[], form[2]!);
    else expressions.push(form);
  }
  return expressions.map((form) => interpreter.evaluate(form, new Map()));
};

type MustacheNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value' | 'raw'; readonly name: string }
  | { readonly kind: 'section' | 'inverted'; readonly name: string; readonly children: readonly MustacheNode[] };

const parseMustache = (template: string): MustacheNode[] => {
  const tokens = template.split(/(?=\{\{)|(?<=\}\})/);
  let position = 0;
  const parseNodes = (open?: string): MustacheNode[] => {
    const nodes: MustacheNode[] = [];
    while (position < tokens.length) {
      const token = tokens[position++]!;
      const match = /^\{\{([!#^/&]?)\s*(.*?)\s*\}\}$/.exec(token);
      if (!match) {
        nodes.push({ kind: 'text', text: token });
        continue;
      }
      const name = match[2]!;
      switch (match[1]) {
        case '!':
          break;
        case '#':
          nodes.push({ kind: 'section', name, children: parseNodes(name) });
          break;
        case '^':
          nodes.push({ kind: 'inverted', name, children: parseNodes(name) });
          break;
        case '/':
          if (name !== open) throw new Error(`section ${name} is not open`);
          return nodes;
        default:
          nodes.push({ kind: match[1] === '&' ? 'raw' : 'value', name });
      }
    }
    if (open !== undefined) throw new Error(`section ${open} is not closed`);
    return nodes;
  };
  return parseNodes();
};

const findValue = (stack: readonly unknown[], name: string): unknown => {
  if (name === '.') return stack[0];
  const [first, ...rest] = name.split('.') as [string, ...string[]];
  const holder = stack.find((frame) => isHash(frame) && first in frame);
  if (!isHash(holder)) return undefined;
  return rest.reduce<unknown>((value, key) => (isHash(value) ? value[key] : undefined), holder[first]);
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === false || value === '') return true;
  return Array.isArray(value) ? value.length === 0 : isHash(value) && Object.keys(value).length === 0;
};

const renderMustache = (nodes: readonly MustacheNode[], stack: readonly unknown[]): string => {
  let text = '';
  for (const node of nodes) {
    if (node.kind === 'text') {
      text += node.text;
      continue;
    }
    const value = findValue(stack, node.name);
    switch (node.kind) {
      case 'value':
        text += escapeHtml(String(value ?? ''));
        break;
      case 'raw':
        text += String(value ?? '');
        break;
      case 'section':
        if (isEmpty(value)) break;
        for (const item of Array.isArray(value) ? value : [value])
          text += renderMustache(node.children, [item, ...stack]);
        break;
      case 'inverted':
        if (isEmpty(value)) text += renderMustache(node.children, stack);
    }
  }
  return text;
};

const SEVERITIES = ['debug', 'info', 'notice', 'warning', 'err', 'crit', 'alert', 'emerg'];
const SEVERITY_ALIASES: Readonly<Record<string, string>> = { error: 'err', warn: 'warning', panic: 'emerg' };

interface Selector {
  readonly facilities: readonly string[];
  readonly operator: 'from' | 'only' | 'not' | 'none';
  readonly severity: string;
}

interface SyslogRule {
  readonly selectors: readonly Selector[];
  readonly action: string;
}

interface Message {
  readonly facility: string;
  readonly severity: string;
}

const parseSelector = (text: string): Selector => {
  const match = /^([\w,*]+)\.([!=]?)(\w+|\*)$/.exec(text);
  if (!match) throw new Error(`bad selector ${text}`);
  const [, facilities, mark, name] = match as unknown as [string, string, string, string];
  const operator = name === 'none' && mark === '' ? 'none' : mark === '=' ? 'only' : mark === '!' ? 'not' : 'from';
  return { facilities: facilities.split(','), operator, severity: SEVERITY_ALIASES[name] ?? name };
};

const parseSyslogRules = (text: string): SyslogRule[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [selectors, action] = line.split(/\s+/) as [string, string];
      return { selectors: selectors.split(';').map(parseSelector), action };
    });

const isReached = (severity: string, wanted: string): boolean =>
  wanted === '*' || SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(wanted);

const isSelected = ({ selectors }: SyslogRule, { facility, severity }: Message): boolean => {
  let selected = false;
  for (const selector of selectors) {
    if (!selector.facilities.includes('*') && !selector.facilities.includes(facility)) continue;
    switch (selector.operator) {
      case 'none':
        selected = false;
        break;
      case 'only':
        selected ||= severity === selector.severity;
        break;
      case 'not':
        selected &&= !isReached(severity, selector.severity);
        break;
      case 'from':
        selected ||= isReached(severity, selector.severity);
    }
  }
  return selected;
};

const actionKind = (action: string): string => {
  if (action.startsWith('@@')) return 'tcp';
  if (action.startsWith('@')) return 'udp';
  if (/^-?\//.test(action)) return 'file';
  return action === '*' ? 'all users' : 'user';
};

export const eleventhParsers: Readonly<Record<string, () => unknown>> = {
  lisp() {
    return runLisp(`
      ; lists and numbers
      (define (range from to) (if (< to from) (list) (cons from (range (+ from 1) to))))
      (define (sum items) (if (empty items) 0 (+ (first items) (sum (rest items)))))
      (define (square n) (* n n))
      (define (even n) (= (mod n 2) 0))
      (define (fib n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))
      (define (gcd a b) (if (= b 0) a (gcd b (mod a b))))
      (define (insert item items)
        (if (empty items) (list item)
          (if (< item (first items)) (cons item items) (cons (first items) (insert item (rest items))))))
      (define (sort items) (if (empty items) items (insert (first items) (sort (rest items)))))
      (sum (map square (filter even (range 1 20))))
      (map fib (range 1 10))
      (let ((a 1071) (b (- 462)) (c (gcd a (- b)))) (list a b c))
      (sort (list 9 -3 7 1 12 5 0 -8 4))
      (let ((f square)) (map f (list 1 2 3)))
      (if (< 2 1) (nothing) (list (list 1 (list 2)) (empty (list))))
    `);
  },
  mustache() {
    const nodes = parseMustache(`{{! the page of a host }}<h1>{{ host.name }}</h1>
{{#services}}<li class="{{state}}">{{name}}: {{#ports}}{{.}} {{/ports}}{{^ports}}no ports of {{ host.name }}{{/ports}}\
{{#owner}}<b>{{owner.mail}}</b>{{/owner}}</li>
{{/services}}{{^services}}<p>nothing runs</p>
{{/services}}<p>{{& footer}} {{footer}}</p>
`);
    const hosts = numbers(16).map((i) => {
      const services = Array.from({ length: (i % 5) + 1 }, (_, s) => {
        const ports = Array.from({ length: s + 1 }, (_port, p) => 8000 + p).filter((p) => p % 3 === i % 3);
        const service = { name: `svc<${s}>`, state: ['up', 'down'][(i + s) % 2], ports };
        return s % 2 === 0 ? { ...service, owner: { mail: `"o${s}"@example.com` } } : service;
      });
      return { host: { name: `web${i} & co` }, services: i % 4 === 0 ? [] : services, footer: `<i>${i}</i>` };
    });
    const pages = hosts.map((host) => renderMustache(nodes, [host]));
    return [
      nodes.length,
      nodes.map(({ kind }) => kind),
      pages[0],
      pages[6]!.trimEnd().split('\n'),
      pages.map((page) => page.length),
    ];
  },
  'syslog-selectors'() {
    const rules = parseSyslogRules(`
      # rules of the log server
      *.info;mail.none;authpriv.none;cron.none    /var/log/messages
      authpriv.*                                  /var/log/secure
      mail.*;mail.!err                            -/var/log/maillog
      mail.err                                    /var/log/mail.err
      cron,daemon.warn                            /var/log/cron

      *.emerg                                     *
      local0,local1.=debug;local1.crit            @@logs.example.com:514
      kern.*;kern.!warning;*.=alert               @10.0.0.9
      user.panic;local0.error                     root
    `);
    const facilities = ['kern', 'mail', 'authpriv', 'cron', 'daemon', 'local0', 'local1', 'user', 'ftp'];
    const messages = numbers(150).map((i) => ({
      facility: facilities[i % 9]!,
      severity: SEVERITIES[(i * 5) % 8]!,
      text: `message ${i}`,
    }));
    const routes = messages.map((message) =>
      rules.filter((rule) => isSelected(rule, message)).map(({ action }) => action),
    );
    const volume = rules.map(({ action }) => {
      const count = routes.filter((actions) => actions.includes(action)).length;
      return `${actionKind(action)} ${action.replace(/^(-|@+)/, '')}: ${count}`;
    });
    const lost = messages.filter((_, index) => routes[index]!.length === 0);
    return [
      rules[6],
      volume,
      lost.length,
      [...new Set(lost.map(({ facility, severity }) => `${facility}.${severity}`))].sort(),
      routes[7],
      routes.map((actions) => actions.length),
    ];
  },
};
