/** The examples in README.md and in the READMEs of the packages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of the published packages. */
export const packages = readdirSync(`${root}/packages`).filter((name) =>
  existsSync(`${root}/packages/${name}/package.json`),
);

export interface ReadmeExample {
  /** The Puppet files, by name: the blocks that begin with a comment `# name.pp`. */
  readonly files: Readonly<Record<string, string>>;
  /** The JavaScript block, which prints the values that its comments state. Empty if the page has no such block. */
  readonly script: string;
  /** The lines that the script prints. */
  readonly output: readonly string[];
  /** The commands of the `sh` block: the arguments of `pptjs`, and the documented output. */
  readonly commands: readonly { readonly words: readonly string[]; readonly output: string }[];
}

/** Reads the example in the README at `path`, which is relative to the repository. */
export function readmeExample(path: string): ReadmeExample {
  const page = readFileSync(`${root}/${path}`, 'utf8');
  const lines = blocks(page, 'js')
    .slice(0, 1)
    .join('')
    .split('\n')
    .map((line) => line.trim());
  const isPrinting = (line: string): boolean => /^(?:await )?console\.log/.test(line);
  return {
    files: Object.fromEntries(
      ['puppet', 'hcl']
        .flatMap((language) => blocks(page, language))
        .map((block) => [/^# (.*)$/m.exec(block)![1]!, block]),
    ),
    // A statement whose comment states a value does not print it.
    script: lines
      .map((line) => {
        const [, code, result] = /^(?!import )(.*); \/\/ (.*)$/.exec(line) ?? [];
        if (code === undefined || isPrinting(line)) return line;
        return result!.startsWith('throws: ')
          ? `try { ${code}; } catch (error) { console.log('throws: ' + error.message); }`
          : `console.log(JSON.stringify(${code}).replaceAll(',', ', '));`;
      })
      .join('\n'),
    output: lines.flatMap((line) => /^(?!import ).*?; \/\/ (.*)$/.exec(line)?.[1] ?? []),
    commands: Array.from(
      blocks(page, 'sh')
        .join('')
        .matchAll(/^\$ pptjs (.*)\n((?:(?!\$ ).*\n)*)/gm),
      ([, command, output]) => ({ words: words(command!), output: output! }),
    ),
  };
}

const blocks = (page: string, language: string): string[] =>
  Array.from(page.matchAll(new RegExp(`^ *\`\`\`${language}\n([^]*?)\`\`\``, 'gm')), ([, block]) => block!);

/** Splits a command line as a shell does. */
const words = (command: string): string[] =>
  Array.from(command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g), ([, single, double, plain]) => single ?? double ?? plain!);
