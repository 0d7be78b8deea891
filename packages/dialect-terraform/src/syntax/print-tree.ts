import { quoteText } from '../values/quoting.js';
import type { Body, Expression, For, SourceTree, TraverseStep } from './nodes.js';

/** Prints a tree as nested lists, with a line for each argument and block: `(+ 1 (. var "x"))`. */
export function printTree(tree: SourceTree): string {
  return tree.goal === 'expression' ? `${expressionText(tree.expression)}\n` : bodyText(tree.body, '');
}

function bodyText({ attributes, blocks }: Body, indentation: string): string {
  const items = [...attributes, ...blocks].sort((a, b) => a.start - b.start);
  return items
    .map((item) => {
      if (item.kind === 'Attribute')
        return `${indentation}(attribute ${quoteText(item.name)} ${expressionText(item.expression)})\n`;
      const labels = item.labels.map(({ text }) => ` ${quoteText(text)}`).join('');
      const content = bodyText(item.body, `${indentation}  `);
      return `${indentation}(block ${quoteText(item.type)}${labels}${content === '' ? ')' : `\n${content}${indentation})`}\n`;
    })
    .join('');
}

function expressionText(node: Expression): string {
  switch (node.kind) {
    case 'LiteralValue':
      return node.type === 'string' ? quoteText(node.text) : node.text;
    case 'Template':
      return list('template', node.parts.map(expressionText));
    case 'TemplateWrap':
      return list('wrap', [expressionText(node.wrapped)]);
    case 'TemplateJoin':
      return list('join', [expressionText(node.tuple)]);
    case 'ScopeTraversal':
      return stepsText(list('variable', [quoteText(node.root.name)]), node.steps);
    case 'RelativeTraversal':
      return stepsText(expressionText(node.source), node.steps);
    case 'FunctionCall':
      return list('call', [
        quoteText(node.name),
        ...node.args.map(expressionText),
        ...(node.expandFinal ? ['...'] : []),
      ]);
    case 'Conditional':
      return list('?', [node.condition, node.trueResult, node.falseResult].map(expressionText));
    case 'Index':
      return list('index', [expressionText(node.collection), expressionText(node.key)]);
    case 'TupleCons':
      return list('tuple', node.elements.map(expressionText));
    case 'ObjectCons':
      return list(
        'object',
        node.items.map(({ key, value }) => `(${expressionText(key)} ${expressionText(value)})`),
      );
    case 'For':
      return forText(node);
    case 'Splat':
      return list('splat', [expressionText(node.source), expressionText(node.each)]);
    case 'AnonSymbol':
      return 'each';
    case 'BinaryOp':
      return list(node.operator, [expressionText(node.left), expressionText(node.right)]);
    case 'UnaryOp':
      return list(node.operator, [expressionText(node.operand)]);
    case 'Parentheses':
      return list('parentheses', [expressionText(node.expression)]);
  }
}

function forText({ keyVariable, valueVariable, collection, key, value, condition, group }: For): string {
  const names = keyVariable === null ? valueVariable : `${keyVariable} ${valueVariable}`;
  const parts = [`(${names})`, expressionText(collection)];
  if (key !== null) parts.push(list('key', [expressionText(key)]));
  parts.push(list(group ? 'values' : 'value', [expressionText(value)]));
  if (condition !== null) parts.push(list('if', [expressionText(condition)]));
  return list('for', parts);
}

function stepsText(source: string, steps: readonly TraverseStep[]): string {
  return steps.reduce(
    (text, step) =>
      step.kind === 'TraverseAttr'
        ? list('.', [text, quoteText(step.name)])
        : list('index', [text, expressionText(step.key)]),
    source,
  );
}

function list(name: string, parts: readonly string[]): string {
  return `(${[name, ...parts].join(' ')})`;
}
