import { appendFileSync, existsSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeAtomically } from './atomic-write.js';
import { createDirectory } from './create-directory.js';
import { isObject, type UnknownMembers, tryParseJson } from './json.js';
import { isRunning, temporaryMark } from './temporary-file.js';

/** A line of the log: a JSON object. */
export interface LogLine {
  /** The JSON text. */
  readonly text: string;
  readonly value: UnknownMembers;
}

/** Returns the line for an object. */
export function logLine(value: LogLine['value']): LogLine {
  return { text: JSON.stringify(value), value };
}

/** The content of a log. */
export interface LogContent {
  readonly text: string;
  /** The lines other than those that begin or end a turn, in the order in which they were written. */
  readonly lines: readonly LogLine[];
  /** The turns that have not ended, in the order in which they began. */
  readonly turns: readonly string[];
}

const MILLISECONDS_BETWEEN_READS = 20;

/**
 * A file of JSON lines that several processes may change, one at a time. Lines are only appended, so that the lines
 * before it remain if a process is killed: a last line that is not complete is ignored.
 *
 * A process that wants to write appends a line that begins its turn. It has its turn when the processes of all earlier
 * turns have ended them, or do not run any more.
 */
export class BuildLog {
  readonly #path: string;
  #turn: string | undefined;
  #hasCreatedFolder = false;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Reads the log. Returns an empty content if there is no log.
   * @throws {Error} the system's error, with its `code`
   */
  read(): LogContent {
    const lines: LogLine[] = [];
    const turns: string[] = [];
    const text = this.#text();
    for (const line of parseLines(text.split('\n'))) if (!changeTurns(turns, line)) lines.push(line);
    return { text, lines, turns };
  }

  /** Returns the turns of `read`. Most lines are those of sources, which need not be parsed. */
  #turns(): readonly string[] {
    const turns: string[] = [];
    const texts = this.#text().split('\n');
    for (const line of parseLines(texts.filter((text) => TURN_START.test(text)))) changeTurns(turns, line);
    return turns;
  }

  /**
   * Waits for the turn of this process.
   *
   * @param onWait is called once with the number of another process, if that process has its turn now
   * @returns whether a process was killed during its turn
   * @throws {Error} the system's error, with its `code`
   */
  async begin(onWait: (processId: number) => void): Promise<boolean> {
    const folder = dirname(this.#path);
    this.#hasCreatedFolder = !existsSync(folder);
    createDirectory(folder);
    const turn = temporaryMark();
    let hasWaited = false;
    // The log can be large, so it is read only after the line of this process is in it.
    for (let turns: readonly string[] = []; ; turns = this.#turns()) {
      // Another process may have replaced the file since this process appended its line.
      if (!turns.includes(turn)) {
        this.append([logLine({ begin: turn })]);
        continue;
      }
      const other = turns.find((each) => each === turn || this.#isTaken(each));
      if (other === turn || other === undefined) {
        this.#turn = turn;
        return turns[0] !== turn;
      }
      if (!hasWaited) onWait(processIdOf(other));
      hasWaited = true;
      await setTimeout(MILLISECONDS_BETWEEN_READS);
    }
  }

  /**
   * Appends lines during the turn of this process.
   * @throws {Error} the system's error, with its `code`
   */
  append(lines: readonly LogLine[]): void {
    // The first line feed ends a line that a killed process has not completed.
    appendFileSync(this.#path, existsSync(this.#path) ? `\n${textOf(lines)}` : textOf(lines));
  }

  /**
   * Replaces the content of the log, and thereby ends the turn of this process. Removes the log if it becomes empty.
   * @throws {Error} the system's error, with its `code`
   */
  end(lines: readonly LogLine[]): void {
    const turn = this.#turn;
    this.#turn = undefined;
    try {
      if (lines.length > 0) writeAtomically([{ path: this.#path, content: textOf(lines) }]);
      else rmSync(this.#path, { force: true });
    } catch (error) {
      // Otherwise, a process that goes on, for example one that watches its sources, would wait for itself.
      if (turn !== undefined) this.append([logLine({ end: turn })]);
      throw error;
    }
    if (lines.length === 0 && this.#hasCreatedFolder) removeEmptyDirectory(dirname(this.#path));
  }

  /** Whether the process of a turn still runs. A process that began before the system started does not. */
  #isTaken(turn: string): boolean {
    const changed = statSync(this.#path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return isRunning(processIdOf(turn)) && changed > Date.now() - uptime() * 1000;
  }

  #text(): string {
    try {
      return readFileSync(this.#path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    }
  }
}

/** The start of a line that begins or ends a turn. */
const TURN_START = /^\{"(?:begin|end)":/;

/** Adds or removes the turn of a line that begins or ends one. Returns whether it is such a line. */
function changeTurns(turns: string[], { value: { begin, end } }: LogLine): boolean {
  if (typeof begin === 'string') turns.push(begin);
  else if (typeof end === 'string') remove(turns, end);
  else return false;
  return true;
}

function remove(turns: string[], turn: string): void {
  const index = turns.indexOf(turn);
  if (index !== -1) turns.splice(index, 1);
}

function removeEmptyDirectory(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    return;
  }
}

const processIdOf = (turn: string): number => Number.parseInt(turn, 10);

const textOf = (lines: readonly LogLine[]): string => lines.map(({ text }) => `${text}\n`).join('');

function parseLines(texts: readonly string[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const text of texts) {
    const value = text === '' ? undefined : tryParseJson(text);
    if (isObject(value)) lines.push({ text, value });
  }
  return lines;
}
