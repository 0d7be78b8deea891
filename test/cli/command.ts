import { Readable } from 'node:stream';
import { main } from '../../packages/cli/dist/index.js';

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly cwd?: string;
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether standard error is a terminal. */
  readonly terminal?: boolean;
}

/** Runs `pptjs` with `argv` in this process. */
export async function pptjs(
  argv: readonly string[],
  { cwd = process.cwd(), stdin = '', env = {}, terminal = false }: Surroundings = {},
): Promise<Outcome> {
  const [stdout, stderr] = [new Collector(false), new Collector(terminal)];
  const code = await main(argv, { stdin: Readable.from(stdin === '' ? [] : [stdin]), stdout, stderr, cwd, env });
  return { code, stdout: stdout.text, stderr: stderr.text };
}

class Collector {
  text = '';
  readonly isTTY: boolean;

  constructor(isTTY: boolean) {
    this.isTTY = isTTY;
  }

  write(text: string): void {
    this.text += text;
  }
}
