import { stripLeadingColons } from '@pptjs/runtime/internal';
import type { DeclarationBuilder, DeclarationFile, DeclaredModule } from '../../dialect/index.js';
import { Names } from '../../estree/index.js';
import { isRequired, takenValues, type TakenValues, type ValueCount } from '../analysis/accepted-values.js';
import type {
  Definition,
  Expression,
  FunctionDefinition,
  HostClassDefinition,
  NodeDefinition,
  Parameter,
  Program,
  ResourceTypeDefinition,
  TypeAlias,
} from '../ast/nodes.js';
import { lastSegment, nodeName, WITHOUT_CODE } from '../lowering/index.js';
import {
  Comments,
  type DefinitionDocumentation,
  type Documentation,
  jsDoc,
  readDocumentation,
} from './documentation.js';
import { InferredTypes } from './inferred-types.js';
import { indented, propertyName } from './object-text.js';
import { topVariables } from './top-variables.js';
import { AliasTable } from './type-aliases.js';
import { type Direction, type TypeNames, TypePrinter } from './type-printer.js';
import { operandText, textOf, tupleText, type Union } from './union.js';

/** The type of the rest of the arguments: an array, or a tuple if their number is limited. */
function restText(type: Union, count: ValueCount | null): string {
  const isLimited = count !== null && (count.min > 0 || count.max < Infinity);
  return (isLimited ? tupleText([], type, count) : null) ?? `${operandText(type)}[]`;
}

/** The module with the types that declarations import. */
const DECLARATIONS = '@pptjs/runtime/declarations';

/**
 * Declares the exports of the module that `lowerProgram` creates.
 * @param others the files whose type aliases the program may use
 */
export function declareProgram(
  program: Program,
  file: DeclarationBuilder,
  others: readonly DeclaredModule<Program>[] = [],
): DeclarationFile {
  return new ProgramDeclarations(program, file, others).write();
}

interface NamedDefinition<Node extends Definition = Definition> {
  readonly node: Node;
  /** The name in the declaration file. */
  readonly local: string;
  /** `export ` if the declaration is exported under the local name. */
  readonly prefix: string;
}

class ProgramDeclarations implements TypeNames {
  readonly #program: Program;
  readonly #file: DeclarationBuilder;
  readonly #comments: Comments | null;
  readonly #aliases: AliasTable;
  /** The local names of the aliases, by definition. */
  readonly #aliasNames = new Map<TypeAlias, string>();
  /** The modules that export the aliases of other files. */
  readonly #modules: ReadonlyMap<TypeAlias, string>;
  /** The aliases whose arguments have another type than their results. */
  readonly #asymmetric = new Map<TypeAlias, boolean>();
  readonly #inputs: TypePrinter;
  readonly #values: TypePrinter;
  readonly #inferred: InferredTypes;

  constructor(program: Program, file: DeclarationBuilder, others: readonly DeclaredModule<Program>[]) {
    this.#program = program;
    this.#file = file;
    this.#comments = file.hasComments && program.comments.length > 0 ? new Comments(program) : null;
    this.#modules = new Map(others.flatMap(({ tree, from }) => exportedAliases(tree).map((node) => [node, from])));
    const own = program.definitions.filter((node) => node.type === 'TypeAlias');
    this.#aliases = new AliasTable([...own, ...this.#modules.keys()]);
    this.#inputs = new TypePrinter(this, this.#aliases, 'input');
    this.#values = new TypePrinter(this, this.#aliases, 'value');
    this.#inferred = new InferredTypes(program, {
      any: () => this.#values.any,
      imported: (name) => this.imported(name),
      aliasName: (name) => (this.#aliases.find(name) === undefined ? null : this.aliasText(name, 'value')),
    });
  }

  write(): DeclarationFile {
    const named = this.#program.definitions.flatMap((node) => this.#name(node) ?? []);
    for (const definition of named) this.#declare(definition);
    return this.#file.finish(() => this.#writeMain());
  }

  imported(name: string): string {
    return this.#file.imported(DECLARATIONS, name);
  }

  aliasText(name: string, direction: Direction): string {
    const alias = this.#aliases.find(name);
    const local = alias && (this.#aliasNames.get(alias) ?? this.#importedAlias(alias));
    if (alias === undefined || local === undefined) return textOf(this.#printer(direction).any);
    return direction === 'input' && this.#isAsymmetric(alias) ? `${local}.Input` : local;
  }

  #importedAlias(alias: TypeAlias): string | undefined {
    const from = this.#modules.get(alias);
    return from === undefined ? undefined : this.#file.imported(from, exportedName(alias.name));
  }

  #printer(direction: Direction): TypePrinter {
    return direction === 'input' ? this.#inputs : this.#values;
  }

  /** The declarations have the names and the order of the exports of the module. */
  #name(node: Definition): NamedDefinition | null {
    const name = nameOf(node, this.#program);
    if (name === null) return null;
    const plain = stripLeadingColons(name);
    const local = this.#file.names.take(lastSegment(plain));
    if (node.type === 'TypeAlias') this.#aliasNames.set(node, local);
    const isExported = this.#file.export(local, [lastSegment(plain), plain]);
    return { node, local, prefix: isExported ? 'export ' : '' };
  }

  #declare({ node, local, prefix }: NamedDefinition): void {
    const documentation = readDocumentation(this.#commentBefore(node.start));
    switch (node.type) {
      case 'FunctionDefinition':
        return this.#declareFunction({ node, local, prefix }, documentation);
      case 'HostClassDefinition':
      case 'ResourceTypeDefinition':
        return this.#declareContainer({ node, local, prefix }, documentation);
      case 'TypeAlias':
        return this.#declareAlias({ node, local, prefix }, documentation);
      case 'NodeDefinition':
        return this.#declareNode({ node, local, prefix }, documentation);
      default:
    }
  }

  #commentBefore(offset: number): Documentation {
    return this.#comments?.before(offset) ?? [];
  }

  #declareConstant(definition: NamedDefinition, offset: number, documentation: DefinitionDocumentation): void {
    const { local, prefix } = definition;
    this.#file
      .write(`${jsDoc(documentation.text)}${prefix}declare const `)
      .writeName(local, offset)
      .write(': ');
  }

  /** A call signature for each number of arguments. */
  #declareFunction(definition: NamedDefinition<FunctionDefinition>, documentation: DefinitionDocumentation): void {
    const { node } = definition;
    this.#declareConstant(definition, node.nameStart, documentation);
    this.#file.write(`${this.imported('PuppetFunction')} & {\n`);
    const { parameters, returnType } = node;
    const names = parameterNames(parameters);
    const single = parameters.filter(({ capturesRest }) => !capturesRest).length;
    const result = indented(
      textOf(returnType === null ? this.#inferred.resultOf(node) : this.#values.print(returnType)),
    );
    for (let count = parameters.filter(isRequired).length; count <= single; count++) {
      const used = count === single ? parameters : parameters.slice(0, count);
      this.#file
        .write(`${jsDoc(callDocumentation(documentation, used, names), '  ')}  `)
        .writeName('(', node.nameStart);
      for (const [index, parameter] of used.entries())
        this.#writeParameter(parameter, takenValues(parameter, parameters), names[index] ?? '', index);
      this.#file.write(`): ${result};\n`);
    }
    this.#file.write('};\n');
  }

  #writeParameter(parameter: Parameter, { type, count }: TakenValues, name: string, index: number): void {
    const printed = this.#inputOf(type).map(indented);
    this.#file.write(`${index === 0 ? '' : ', '}${parameter.capturesRest ? '...' : ''}`);
    this.#file.writeName(name, parameter.nameStart);
    this.#file.write(`: ${parameter.capturesRest ? restText(printed, count) : textOf(printed)}`);
  }

  #inputOf(type: Expression | null): Union {
    return type === null ? this.#inputs.any : this.#inputs.print(type);
  }

  #declareContainer(
    definition: NamedDefinition<HostClassDefinition | ResourceTypeDefinition>,
    documentation: DefinitionDocumentation,
  ): void {
    const { node } = definition;
    this.#declareConstant(definition, node.nameStart, documentation);
    const name = node.type === 'HostClassDefinition' ? 'PuppetClass' : 'PuppetResourceType';
    this.#file.write(`${this.imported(name)}<`);
    this.#writeParameters(node.parameters, documentation);
    this.#file.write('>;\n');
  }

  /** The parameters of a class, defined type or template as an object type. */
  #writeParameters(parameters: readonly Parameter[], documentation: DefinitionDocumentation): void {
    if (parameters.length === 0) {
      this.#file.write('{}');
      return;
    }
    this.#file.write('{\n');
    for (const parameter of parameters) {
      this.#file.write(`${jsDoc(documentation.parameters.get(parameter.name) ?? [], '  ')}  readonly `);
      this.#file.writeName(propertyName(parameter.name), parameter.nameStart);
      this.#file.write(
        `${parameter.value === null ? '' : '?'}: ${indented(textOf(this.#inputOf(parameter.typeExpr)))};\n`,
      );
    }
    this.#file.write('}');
  }

  #declareNode(definition: NamedDefinition<NodeDefinition>, documentation: DefinitionDocumentation): void {
    this.#declareConstant(definition, definition.node.start, documentation);
    this.#file.write(`${this.imported('PuppetNode')};\n`);
  }

  /**
   * A constant and a type of the same name. The type is that of results. If arguments may have other types, the type
   * `Input` in the namespace of the alias is theirs.
   */
  #declareAlias(definition: NamedDefinition<TypeAlias>, documentation: DefinitionDocumentation): void {
    const { node, local, prefix } = definition;
    this.#declareConstant(definition, node.nameStart, documentation);
    this.#file.write(`${this.imported('PuppetTypeAlias')};\n`);
    this.#file.write(`${jsDoc(documentation.text)}${prefix}type `).writeName(local, node.nameStart);
    this.#file.write(` = ${this.#aliasedText(node, 'value')};\n`);
    if (!this.#isAsymmetric(node)) return;
    this.#file.write(`${prefix}declare namespace `).writeName(local, node.nameStart);
    this.#file.write(' {\n  /** What functions accept for this type. */\n');
    this.#file.write(`  export type Input = ${indented(this.#aliasedText(node, 'input'))};\n}\n`);
  }

  #aliasedText(node: TypeAlias, direction: Direction): string {
    const printer = this.#printer(direction);
    if (this.#aliases.isCircular(node)) return textOf(printer.any);
    const isInline = direction === 'input' && this.#aliases.isRecursive(node);
    return textOf(
      (isInline ? new TypePrinter(this, this.#aliases, direction, { isInline }) : printer).print(node.typeExpr),
    );
  }

  /** Whether arguments may have other types than results. */
  #isAsymmetric(alias: TypeAlias): boolean {
    let isAsymmetric = this.#asymmetric.get(alias);
    if (isAsymmetric === undefined) {
      isAsymmetric = [alias, ...this.#aliases.reachable(alias)].some((each) => this.#differsItself(each));
      this.#asymmetric.set(alias, isAsymmetric);
    }
    return isAsymmetric;
  }

  /** Whether the types of an alias differ, apart from the aliases that it names. Patterns are the same in both directions. */
  #differsItself({ typeExpr }: TypeAlias): boolean {
    const print = (direction: Direction): string =>
      textOf(new TypePrinter(PLAIN_NAMES, this.#aliases, direction, { hasTemplates: false }).print(typeExpr));
    return print('input') !== print('value');
  }

  #writeMain(): void {
    const { body } = this.#program;
    if (body.type !== 'LambdaExpression') return this.#writeManifest();
    const documentation = readDocumentation(this.#commentBefore(body.start));
    this.#file.write(`${this.imported('PuppetTemplate')}<`);
    const hasParameters = body.body?.type === 'EppExpression' && body.body.parametersSpecified;
    if (hasParameters) this.#writeParameters(body.parameters, documentation);
    else this.#file.write(`{ readonly [parameter: string]: ${textOf(this.#inputs.any)} }`);
    this.#file.write('>');
  }

  #writeManifest(): void {
    const variables = topVariables(this.#program, this.#inferred, this.#values.any);
    this.#file.write(`${this.imported('PuppetManifest')}<`);
    this.#file.write(variables.length === 0 ? '{}' : '{\n');
    for (const { name, start, isCertain, type } of variables) {
      this.#file.write(`${jsDoc(this.#commentBefore(start), '  ')}  readonly `);
      this.#file.writeName(propertyName(name), start);
      this.#file.write(`${isCertain ? '' : '?'}: ${indented(textOf(type))};\n`);
    }
    this.#file.write(`${variables.length === 0 ? '' : '}'}, ${textOf(this.#lastValue())}>`);
  }

  /** The type of the value of the last statement. */
  #lastValue(): Union {
    const { body } = this.#program;
    const last = body.type === 'BlockExpression' ? body.statements.at(-1) : body;
    if (last === undefined || WITHOUT_CODE.has(last.type)) return ['null'];
    return this.#inferred.expression(last);
  }
}

/** The aliases of a file that its module exports under the last segments of their names. */
function exportedAliases(program: Program): readonly TypeAlias[] {
  const exported = new Map<string, Definition>();
  for (const node of program.definitions) {
    const name = nameOf(node, program);
    if (name !== null && !exported.has(exportedName(name))) exported.set(exportedName(name), node);
  }
  return [...exported.values()].filter((node) => node.type === 'TypeAlias');
}

const exportedName = (name: string): string => lastSegment(stripLeadingColons(name));

const PLAIN_NAMES: TypeNames = { imported: (name) => name, aliasText: (name) => name };

/** The name under which the module exports a definition; null if it has no code. */
function nameOf(node: Definition, { sourceText }: Program): string | null {
  switch (node.type) {
    case 'FunctionDefinition':
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'TypeAlias':
      return node.name;
    case 'NodeDefinition':
      return nodeName(node, sourceText);
    default:
      return null;
  }
}

/** The names of parameters in call signatures. A type of TypeScript may not name the parameters of a function by keywords. */
function parameterNames(parameters: readonly Parameter[]): readonly string[] {
  const names = new Names();
  return parameters.map(({ name }) => names.take(name));
}

function callDocumentation(
  { text, parameters: descriptions, returns }: DefinitionDocumentation,
  parameters: readonly Parameter[],
  names: readonly string[],
): readonly string[] {
  const described = parameters.flatMap(({ name }, index) => {
    const [first, ...rest] = descriptions.get(name) ?? [];
    return first === undefined ? [] : [`@param ${names[index] ?? name} ${first}`, ...rest];
  });
  const [first, ...rest] = returns;
  return [...text, ...described, ...(first === undefined ? [] : [`@returns ${first}`, ...rest])];
}
