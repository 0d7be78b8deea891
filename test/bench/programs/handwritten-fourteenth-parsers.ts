import { capitalize } from './capitalize.js';
import { groupBy } from './maps.js';
import { numbers } from './numbers.js';

interface Line {
  readonly indent: number;
  readonly text: string;
}

const readScalar = (source: string): unknown => {
  const text = source.trim();
  if (text === '' || text === '~' || text === 'null') return null;
  if (text === 'true' || text === 'yes') return true;
  if (text === 'false' || text === 'no') return false;
  if (/^[-+]?\d+$/.test(text) || /^[-+]?\d+\.\d+$/.test(text)) return Number(text);
  const inner = text.slice(1, -1);
  if (/^'.*'$/.test(text)) return inner.replaceAll("''", "'");
  if (/^".*"$/.test(text)) return inner.replaceAll('\\n', '\n').replaceAll('\\"', '"');
  if (/^\[.*\]$/.test(text)) return inner.trim() === '' ? [] : inner.split(/\s*,\s*/).map(readScalar);
  if (/^\{.*\}$/.test(text)) {
    const pairs = inner.split(/\s*,\s*/).map((pair) => pair.split(/:\s+/) as [string, string]);
    return Object.fromEntries(pairs.map(([key, value]) => [key.trim(), readScalar(value)]));
  }
  return text;
};

const readLines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(#|$|---)/.test(line))
    .map((line) => {
      const [, space, content] = /^(\s*)(.*?)(\s+#[^'"]*)?$/.exec(line)!;
      return { indent: space!.length, text: content! };
    });

class YamlParser {
  readonly #lines: Line[];
  #position = 0;

  constructor(text: string) {
    this.#lines = readLines(text);
  }

  parse(): unknown {
    return this.#block(this.#lines[0]!.indent);
  }

  #block(indent: number): unknown {
    const line = this.#lines[this.#position];
    if (!line) return null;
    return /^- ?/.test(line.text) ? this.#list(indent) : this.#mapping(indent);
  }

  #list(indent: number): unknown[] {
    const list: unknown[] = [];
    for (;;) {
      const line = this.#lines[this.#position];
      if (!line || line.indent !== indent || !/^-(\s|$)/.test(line.text)) return list;
      const text = line.text.slice(1).trimStart();
      if (text === '') {
        this.#position++;
        list.push(this.#nested(indent));
      } else if (/^[\w-]+:(\s|$)/.test(text)) {
        const inner = indent + line.text.length - text.length;
        this.#lines[this.#position] = { indent: inner, text };
        list.push(this.#mapping(inner));
      } else {
        this.#position++;
        list.push(readScalar(text));
      }
    }
  }

  #mapping(indent: number): Record<string, unknown> {
    const hash: Record<string, unknown> = {};
    for (;;) {
      const line = this.#lines[this.#position];
      if (!line || line.indent !== indent) return hash;
      const parts = /^(["']?)([\w./ -]+?)\1:(?:\s+(.*))?$/.exec(line.text);
      if (!parts) throw new Error(`no mapping: ${line.text}`);
      const key = parts[2]!;
      const text = parts[3];
      this.#position++;
      if (!text) hash[key] = this.#nested(indent);
      else if (text === '|') hash[key] = `${this.#blockText(indent).join('\n')}\n`;
      else if (text === '>') hash[key] = `${this.#blockText(indent).join(' ')}\n`;
      else hash[key] = readScalar(text);
    }
  }

  #nested(indent: number): unknown {
    const line = this.#lines[this.#position];
    const isNested = line && (line.indent > indent || (line.indent === indent && line.text.startsWith('- ')));
    return isNested ? this.#block(line.indent) : null;
  }

  #blockText(indent: number): string[] {
    const start = this.#position;
    while (this.#position < this.#lines.length && this.#lines[this.#position]!.indent > indent) this.#position++;
    return this.#lines.slice(start, this.#position).map(({ text }) => text);
  }
}

interface DocComment {
  readonly text: string[];
  readonly params: Map<string, string>;
  readonly tags: Map<string, string[]>;
  readonly examples: Map<string, string[]>;
}
interface DocParameter {
  readonly name: string;
  readonly type: string;
  readonly default: string | undefined;
  readonly text: string | undefined;
}
interface DocEntry {
  readonly kind: string;
  readonly name: string;
  readonly returns: string | undefined;
  readonly comment: DocComment;
  readonly parameters: readonly DocParameter[];
}

const readComment = (lines: readonly string[]): DocComment => {
  const comment: DocComment = { text: [], params: new Map(), tags: new Map(), examples: new Map() };
  let append = (line: string): unknown => comment.text.push(line);
  for (const line of lines) {
    const tag = /^@(\w+)\s*(.*)$/.exec(line);
    const param = /^@param (\w+)\s*(.*)$/.exec(line);
    if (param) {
      const name = param[1]!;
      comment.params.set(name, param[2]!);
      append = (more) => comment.params.set(name, `${comment.params.get(name)} ${more.trim()}`.trim());
    } else if (tag?.[1] === 'example') {
      const title = tag[2] || `Example ${comment.examples.size + 1}`;
      const example: string[] = [];
      comment.examples.set(title, example);
      append = (more) => example.push(more.replace(/^ {2}/, ''));
    } else if (tag) {
      const texts = comment.tags.get(tag[1]!) ?? [];
      comment.tags.set(tag[1]!, texts);
      texts.push(tag[2]!);
      append = (more) => texts.push(`${texts.pop()} ${more.trim()}`.trim());
    } else {
      append(line);
    }
  }
  return comment;
};

const readParameters = (text: string, texts: ReadonlyMap<string, string>): DocParameter[] =>
  text
    .split(/,\s*\n/)
    .filter((part) => part.includes('$'))
    .map((part) => {
      const [, type, name, value] = /^(.*?)\s*\$(\w+)(?:\s*=\s*(.*?))?,?$/.exec(part.trim())!;
      return { name: name!, type: type || 'Any', default: value, text: texts.get(name!) };
    });

const readEntries = (source: string): DocEntry[] =>
  source.split(/\n\n(?=\S)/).flatMap((block) => {
    const lines = block.split('\n');
    const comment = lines.filter((line) => line.startsWith('#')).map((line) => line.replace(/^# ?/, ''));
    const code = lines.filter((line) => !line.startsWith('#')).join('\n');
    const head = /^(class|define|function)\s+([\w:]+)\s*(?:\(([\s\S]*?)\n?\))?\s*(?:>>\s*(.*?)\s*)?\{/.exec(code);
    if (!head) return [];
    const [, kind, name, parameters = '', returns] = head;
    const read = readComment(comment);
    return [{ kind: kind!, name: name!, returns, comment: read, parameters: readParameters(parameters, read.params) }];
  });

const renderEntry = ({ name, returns, comment, parameters }: DocEntry): string => {
  const parts = [`### \`${name}\`\n`, ...(comment.tags.get('summary') ?? []).map((text) => `${text}\n`)];
  const text = comment.text.join('\n').trim();
  if (text) parts.push(`${text}\n`);
  const rows = parameters.map((parameter) => {
    const value = parameter.default ? ` Default: \`${parameter.default}\`.` : '';
    return `- \`${parameter.name}\` (\`${parameter.type}\`): ${parameter.text ?? 'not documented'}${value}`;
  });
  if (rows.length > 0) parts.push(rows.join('\n'));
  if (returns) parts.push(`Returns \`${returns}\`.\n`);
  for (const [title, lines] of comment.examples) {
    parts.push(`#### ${title}\n\n\`\`\`puppet\n${lines.join('\n').trim()}\n\`\`\`\n`);
  }
  for (const [tag, texts] of comment.tags) {
    if (tag !== 'summary' && tag !== 'api') parts.push(`${capitalize(tag)}: ${texts.join('; ')}\n`);
  }
  return parts.join('\n');
};

const problemsOf = ({ name, comment, parameters }: DocEntry): string[] => {
  const declared = parameters.map((parameter) => parameter.name);
  return [
    ...declared.filter((one) => !comment.params.has(one)).map((one) => `${name}: ${one} is not documented`),
    ...[...comment.params.keys()]
      .filter((one) => !declared.includes(one))
      .map((one) => `${name}: ${one} does not exist`),
    ...(comment.tags.has('summary') ? [] : [`${name}: no summary`]),
  ];
};

export const fourteenthParsers: Readonly<Record<string, () => unknown>> = {
  'yaml-parse'() {
    const hiera = `---
# the settings of a site
version: 5
defaults:
  datadir: data        # relative
  data_hash: yaml_data
hierarchy:
  - name: "Per node"
    path: 'nodes/it''s.yaml'
    globs: [a/*.yaml, "b.yaml", 3]
  - name: Common
    paths:
    - common.yaml
    - os/defaults.yaml
    mapped: ~
ratio: 0.75
negative: -12
octal: 0755
empty:
motd: |
  Welcome
  to the machine
folded: >
  one
  two
nested:
  a:
    b:
      c: {x: 1, y: yes, z: 'text'}
    d: no
  list:
    -
      k: v
      deep:
        - 1
        - 2.5
    - plain text
    - []
`;
    const sites = numbers(6).map((i) => {
      const users = numbers(i).map(
        (n) => `  user${n}:\n    uid: ${1000 + n}\n    groups: [wheel, g${n}]\n    shell: "/bin/sh"\n`,
      );
      const rest = `profile::site: site${i}\nports:\n- ${8000 + i}\n- ${9000 + i}\nenabled: ${i % 2 === 0}\n`;
      return `profile::users:\n${users.join('')}${rest}`.replaceAll('::', '/');
    });
    const parsed = sites.map((text) => new YamlParser(text).parse() as Record<string, object>);
    return [
      new YamlParser(hiera).parse(),
      parsed[2],
      parsed.map((site) => [
        site['profile/site'],
        Object.keys(site['profile/users']!).length,
        site['ports'],
        site['enabled'],
      ]),
    ];
  },

  'doc-comments'() {
    const head = `# @summary Manages the service
#   of the application.
#
# Installs the package, writes
# the settings and starts the service.
#
# @param ensure Whether the package is installed.
# @param settings
#   The settings of the service,
#   by section.
# @param unused What is no parameter.
# @example
#   include app
# @example With settings
#   class { 'app':
#     settings => { 'main' => {} },
#   }
# @see https://example.com
# @see app::user
class app (
  Enum['present', 'absent'] $ensure = 'present',
  Hash[String, Hash] $settings = {},
  $port,
) {
  contain app::install
}

# @summary A user of the application.
# @api private
# @param groups The groups.
define app::user (
  Array[String[1]] $groups = ['app', 'users'],
  Optional[Integer] $uid = undef,
) {
}

# Joins the parts.
# @param parts the parts
# @return the joined text
#   with slashes
function app::join_path(Array[String] $parts) >> String {
  $parts.join('/')
}

class app::install { }

$x = 1
`;
    const entries = numbers(9).flatMap((i) => readEntries(head.replaceAll(/\bapp\b/g, `app${i}`)));
    const index = Array.from(
      groupBy(entries, ({ kind }) => kind),
      ([kind, list]) =>
        `## ${kind}\n\n${list.map(({ name }) => `* [${name}](#${name.replaceAll('::', '')})`).join('\n')}\n`,
    );
    const pages = entries.filter(({ comment }) => comment.tags.get('api')?.join() !== 'private').map(renderEntry);
    return [
      pages[0],
      pages[1],
      pages.map((page) => page.length),
      index[1],
      entries.flatMap(problemsOf).slice(0, 8),
      entries.length,
    ];
  },
};
