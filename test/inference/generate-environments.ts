/**
 * Generates random environments with a module `m`: functions, type aliases, classes with parents, defined types, EPP
 * templates and data in files of their own. A module `n` uses it, and has data that is merged. Expressions have the type that their place expects, so that most of the code
 * is evaluated.
 */
import { createRandom, type Random } from '../conformance/random.js';
import { ShapedExpressions } from './shaped-expressions.js';
import {
  ANY,
  BOOLEAN,
  INTEGER,
  type Named,
  type Scope,
  type Shape,
  type ShapedFunction,
  shapeText,
  STRING,
} from './shapes.js';

/** The files of an environment by path, and main manifests that evaluate parts of it. */
export interface GeneratedEnvironment {
  readonly files: Readonly<Record<string, string>>;
  readonly manifests: readonly string[];
}

/** The alias of the shape `tree`, which contains itself. */
const TREE = 'type M::Tree = Variant[Integer, Array[M::Tree], Hash[String, M::Tree]]\n';

/** Returns `count` random environments. The same seed gives the same environments. */
export function generateEnvironments(count: number, seed: number): GeneratedEnvironment[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => new Generator(random).environment());
}

/** A module sees the functions and types of the modules that it depends on. */
function metadata(name: string, dependencies: readonly string[]): string {
  return JSON.stringify({
    name: `x-${name}`,
    version: '1.0.0',
    author: 'x',
    license: 'MIT',
    source: '',
    dependencies: dependencies.map((each) => ({ name: each, version_requirement: '>= 1.0.0' })),
  });
}

class Generator {
  readonly #random: Random;
  readonly #expressions: ShapedExpressions;

  constructor(random: Random) {
    this.#random = random;
    this.#expressions = new ShapedExpressions(random);
  }

  environment(): GeneratedEnvironment {
    const files: Record<string, string> = {
      'm/metadata.json': metadata('m', ['puppetlabs/stdlib']),
      'm/hiera.yaml': 'version: 5\nhierarchy:\n  - name: common\n    path: common.yaml\n',
      'm/types/tree.pp': TREE,
    };
    const manifests: string[] = [];
    const data = Array.from({ length: 2 }, (_, i) => ({ name: `m::key${i}`, shape: this.#dataShape(1) }));
    const functions: ShapedFunction[] = [];
    const base = { variables: [], functions, data };
    for (let i = 0; i < 3; i++) functions.push(this.#function(`m::f${i}`, base, files));
    files['m/manifests/init.pp'] = `class m { }\n`;
    const parameters = [this.#named('p', this.#dataShape(1)), this.#named('q')];
    const own: Scope = { ...base, variables: parameters };
    const [body, variables] = this.#statements(own, 3);
    files['m/manifests/parent.pp'] =
      `class m::parent (\n${this.#parameters(parameters, base)}\n) {\n${body}${this.#resources(own, 'parent')}}\n`;
    const bound = parameters[0]!;
    files['m/data/common.yaml'] = [
      ...data,
      ...(this.#expressions.chance(2) ? [{ ...bound, name: `m::parent::p` }] : []),
    ]
      .map(({ name, shape }) => `${name}: ${JSON.stringify(this.#plain(shape))}\n`)
      .join('');
    const inherited = [...parameters, ...variables];
    const [childBody, childVariables] = this.#statements({ ...base, variables: inherited }, 3);
    files['m/manifests/child.pp'] =
      `class m::child inherits m::parent {\n${childBody}  File['/parent'] { mode => '0600', owner => ${this.#expressions.expression(STRING, 1, { ...base, variables: inherited })} }\n}\n`;
    const qualified = [
      ...[...parameters, ...variables].map((each) => ({ ...each, name: `m::parent::${each.name}` })),
      ...childVariables.map((each) => ({ ...each, name: `m::child::${each.name}` })),
    ];
    const other: Scope = { ...base, variables: qualified };
    files['m/manifests/other.pp'] =
      `class m::other {\n  include m::child\n${this.#statements(other, 4)[0]}${this.#resources(other, 'other')}${this.#collectors(other)}}\n`;
    const definedParameters = [this.#named('a'), this.#named('b', this.#dataShape(1))];
    const definedScope: Scope = {
      ...base,
      variables: [...definedParameters, { name: 'title', shape: STRING }, { name: 'name', shape: STRING }],
    };
    files['m/manifests/thing.pp'] =
      `define m::thing (\n${this.#parameters(definedParameters, base)}\n) {\n${this.#statements(definedScope, 3)[0]}${this.#resources(definedScope, '${title}')}}\n`;
    const templateParameters = [this.#named('x'), this.#named('y')];
    files['m/templates/t.epp'] = this.#template(templateParameters, base);
    manifests.push('include m::parent', 'include m::child', 'include m::other');
    const given = (each: Named): string => `${each.name} => ${this.#expressions.expression(each.shape, 2, base)}`;
    manifests.push(`m::thing { '/a': ${definedParameters.map(given).join(', ')} } m::thing { '/b': }`);
    manifests.push(`class { 'm::parent': ${given(parameters[1]!)} } include m::other`);
    const passed = templateParameters.map(
      ({ name, shape }) => `${name} => ${this.#expressions.expression(shape, 2, base)}`,
    );
    manifests.push(`notice(epp('m/t.epp', { ${passed.join(', ')} })) notice(epp('m/t.epp'))`);
    for (const each of functions)
      manifests.push(`$r = ${this.#expressions.call(each, 2, base)}\n${this.#statements(base, 2)[0]}notice($r)`);
    this.#user(base, definedParameters, files);
    manifests.push('include n::user', `n::item { ['/c', '/d']: } Notify <| |>`);
    return { files, manifests };
  }

  /** Adds the module `n`, which declares the defined type of the module `m` with data and calls its functions. */
  #user(base: Scope, [, given]: readonly Named[], files: Record<string, string>): void {
    files['n/metadata.json'] = metadata('n', ['x/m', 'puppetlabs/stdlib']);
    files['n/hiera.yaml'] =
      'version: 5\nhierarchy:\n  - name: levels\n    paths: [higher.yaml, common.yaml]\n  - name: last\n    path: last.yaml\n';
    const list = this.#named('list', { kind: 'array', of: this.#dataShape(1) });
    const map = this.#named('map', { kind: 'hash', of: this.#dataShape(1) });
    const options = `lookup_options:\n  n::user::things: { merge: ${this.#random.pick(['deep', 'hash'])} }\n  n::user::list: { merge: unique }\n  n::user::map: { merge: ${this.#random.pick(['deep', 'hash', 'first'])} }\n`;
    for (const level of ['higher', 'common', 'last']) {
      const value = JSON.stringify(this.#plain(given!.shape));
      files[`n/data/${level}.yaml`] =
        `${level === 'common' ? options : ''}n::user::things: { "/${level}": { b: ${value} }, "/all": { b: ${value} } }\nn::user::list: ${JSON.stringify(this.#plain(list.shape))}\nn::user::map: ${JSON.stringify(this.#plain(map.shape))}\n`;
    }
    files['n/types/things.pp'] =
      `type N::Things = Hash[Pattern[/^\\//], Struct[{ Optional[b] => ${shapeText(given!.shape)} }]]\n`;
    const functions = [...base.functions];
    const scope: Scope = { ...base, functions };
    functions.push(this.#function('n::g0', scope, files));
    const own: Scope = { ...scope, variables: [list, map] };
    files['n/manifests/user.pp'] = [
      `class n::user (\n  N::Things $things,\n  ${shapeText(list.shape)} $list,\n  ${shapeText(map.shape)} $map,\n) {\n  contain m::parent\n`,
      this.#statements(own, 3)[0],
      '  $things.each |$name, $given| { m::thing { $name: * => $given } }\n',
      "  create_resources(n::item, Hash($things.map |$name, $given| { [\"/created${name}\", {}] }), { 'text' => 'x' })\n",
      `  @file { ['/v1', '/v2']: content => ${this.#expressions.expression(STRING, 2, own)} }\n`,
      "  realize(File['/v1'])\n  File <| title == '/v2' |> { mode => '0644' }\n  File['/v1'] -> File['/v2']\n",
      "  Notify <| title == 'n parent' |> { message => 'changed' }\n}\n",
    ].join('');
    const text = this.#named('text', STRING);
    const inner: Scope = { ...scope, variables: [text, { name: 'title', shape: STRING }] };
    files['n/manifests/item.pp'] =
      `define n::item (\n${this.#parameters([text], base)}\n) {\n  include m::child\n${this.#statements(inner, 2)[0]}  notify { "item ${'${title}'}": message => ${this.#expressions.expression(STRING, 2, inner)} }\n  m::thing { "${'${title}'}/x": }\n}\n`;
  }

  #named(name: string, shape: Shape = this.#expressions.shape(2)): Named {
    return { name, shape };
  }

  /** A shape of values in data files. */
  #dataShape(depth: number): Shape {
    const shape = this.#expressions.shape(depth);
    return JSON.stringify(shape).includes('sensitive') ? STRING : shape;
  }

  /** Returns a value as JSON has it. */
  #plain(shape: Shape): unknown {
    switch (shape.kind) {
      case 'integer':
      case 'any':
      case 'tree':
      case 'optional':
        return shape.kind === 'optional' ? this.#plain(shape.of) : this.#random.below(9);
      case 'float':
        return 1.5;
      case 'string':
      case 'sensitive':
        return this.#random.pick(['a', 'text', '', '7']);
      case 'boolean':
        return this.#expressions.chance(2);
      case 'array':
        return Array.from({ length: this.#random.below(3) }, () => this.#plain(shape.of));
      case 'hash':
        return { k: this.#plain(shape.of) };
      case 'tuple':
        return shape.parts.map((part) => this.#plain(part));
      case 'struct':
        return Object.fromEntries(shape.fields.map(([key, of]) => [key, this.#plain(of)]));
    }
  }

  #parameters(parameters: readonly Named[], scope: Scope): string {
    return parameters
      .map(({ name, shape }) => `  ${shapeText(shape)} $${name} = ${this.#expressions.expression(shape, 2, scope)},`)
      .join('\n');
  }

  #function(name: string, scope: Scope, files: Record<string, string>): ShapedFunction {
    const parameters = Array.from({ length: 1 + this.#random.below(2) }, (_, i) => this.#named(`p${i}`));
    const shape = this.#expressions.shape(2);
    const inner = { ...scope, functions: [...scope.functions], variables: parameters };
    const [body, variables] = this.#statements(inner, 2);
    const result = this.#expressions.expression(shape, 2, { ...inner, variables: [...parameters, ...variables] });
    const list = parameters.map((each) => `${shapeText(each.shape)} $${each.name}`).join(', ');
    const returns = this.#expressions.chance(3) ? ` >> ${shapeText(shape)}` : '';
    files[`${name.replace('::', '/functions/')}.pp`] =
      `function ${name}(${list})${returns} {\n${body}${this.#expressions.chance(3) ? `  if ${this.#expressions.expression(BOOLEAN, 1, inner)} { return(${this.#expressions.expression(shape, 1, inner)}) }\n` : ''}  $result = ${result}\n  $result\n}\n`;
    return { name, shape, parameters: parameters.map((each) => each.shape) };
  }

  #template(parameters: readonly Named[], scope: Scope): string {
    const inner = { ...scope, variables: parameters };
    const shown = [ANY, STRING, INTEGER]
      .map((shape) => `<%= ${this.#expressions.expression(shape, 2, inner)} %>\n`)
      .join('');
    return `<%- |\n${this.#parameters(parameters, scope)}\n| -%>\n${shown}<% if ${this.#expressions.expression(BOOLEAN, 2, inner)} { %>x<%= ${this.#expressions.expression(ANY, 2, inner)} %><% } %>\n`;
  }

  /** Returns statements, and the variables that they set. */
  #statements(scope: Scope, count: number): [string, Named[]] {
    const own: Named[] = [];
    let text = '';
    const fresh = (shape: Shape): Named => ({ name: `v${this.#expressions.nextName()}`, shape });
    for (let i = 0; i < count; i++) {
      const inner = { ...scope, variables: [...scope.variables, ...own] };
      const variable = fresh(this.#expressions.shape(2));
      const value = (): string => this.#expressions.expression(variable.shape, 3, inner);
      switch (this.#random.below(6)) {
        case 0: {
          const [one, two] = [fresh(this.#expressions.shape(1)), fresh(this.#expressions.shape(1))];
          const tuple = this.#expressions.expression({ kind: 'tuple', parts: [one.shape, two.shape] }, 2, inner);
          text += `  [$${one.name}, $${two.name}] = ${tuple}\n`;
          own.push(one, two);
          break;
        }
        case 1:
          text += `  if ${this.#expressions.expression(BOOLEAN, 2, inner)} { $${variable.name} = ${value()} } else { $${variable.name} = ${value()} }\n`;
          own.push(variable);
          break;
        case 2:
          text += `  case ${this.#expressions.expression(ANY, 1, inner)} { ${shapeText(this.#expressions.shape(1))}: { $${variable.name} = ${value()} } 1, 'a': { $${variable.name} = ${value()} } default: { $${variable.name} = ${value()} } }\n`;
          own.push(variable);
          break;
        case 3:
          text += `  unless ${this.#expressions.expression(BOOLEAN, 2, inner)} { notice(${this.#expressions.expression(ANY, 2, inner)}) }\n`;
          break;
        default:
          text += `  $${variable.name} = ${value()}\n`;
          own.push(variable);
      }
    }
    return [text, own];
  }

  #resources(scope: Scope, name: string): string {
    const string = (): string => this.#expressions.expression(STRING, 2, scope);
    const content = this.#random.pick([
      string(),
      `Deferred('upcase', [${string()}])`,
      this.#expressions.expression({ kind: 'sensitive', of: STRING }, 1, scope),
    ]);
    return [
      `  file { "/${name}": ensure => file, content => ${content}, * => { 'tag' => 'x' } }\n`,
      `  @notify { "n ${name}": message => ${string()}, tag => ['t'] }\n`,
      `  Notify { withpath => ${this.#expressions.expression(BOOLEAN, 1, scope)} }\n`,
    ].join('');
  }

  #collectors(scope: Scope): string {
    return `  Notify <| tag == 't' or message == ${this.#expressions.simple(STRING, scope)} |> { message => ${this.#expressions.expression(STRING, 2, scope)} }\n  File['/parent'] -> Notify <| title != 'y' |>\n`;
  }
}
