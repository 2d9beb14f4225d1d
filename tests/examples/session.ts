import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Commands, Examples, Output } from './markdown.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** Separates the output of two blocks; no example prints it. */
const separator = '\u{1e}';

export type Session = {
  /** The output of each block of commands. */
  printed: string[];
  /** Standard error of all of them. */
  complaints: string;
  exitCode: number | null;
};

/**
 * Runs all commands in one shell, block after block, with the programs saved in its folder. The first failing command
 * ends it.
 *
 * @param gateway address of the gateway for the examples
 */
export async function runExamples({ programs, commands }: Examples, gateway: string): Promise<Session> {
  const script = commands.map(({ text }) => `${text}\nprintf '\\x1e'\n`).join('');
  const { printed, ...ended } = await withPrograms(programs, (folder) =>
    run('bash', ['-e', '-o', 'pipefail', '-c', script], folder, { GATEWAY: gateway }),
  );
  return { ...ended, printed: printed.split(separator).slice(0, -1) };
}

/** Errors of the compiler for the programs, with the strictness of this project. */
export async function typeErrors(programs: Examples['programs']): Promise<string> {
  const compilerOptions = {
    types: ['node'],
    typeRoots: [path.join(repository, 'node_modules/@types')],
  };
  const settings = { extends: path.join(repository, 'tsconfig.base.json'), compilerOptions };
  const project = [
    ...programs,
    { name: 'tsconfig.json', text: JSON.stringify(settings) },
    // Node detects modules automatically, the compiler does not.
    { name: 'package.json', text: '{ "type": "module" }' },
  ];
  const compiler = path.join(repository, 'node_modules/typescript/bin/tsc');
  const { printed, complaints } = await withPrograms(project, (folder) =>
    run(process.execPath, [compiler, '-p', '.'], folder, {}),
  );
  return printed + complaints;
}

async function withPrograms<Result>(
  programs: Examples['programs'],
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shepherd-examples-'));
  try {
    for (const { name, text } of programs) await writeFile(path.join(folder, name), text);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a command to its end in the folder, with the Node of this project. */
export async function run(command: string, given: string[], folder: string, environment: NodeJS.ProcessEnv) {
  const child = spawn(command, given, {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      NODE_OPTIONS: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, complaints, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { printed, complaints, exitCode: typeof exitCode === 'number' ? exitCode : null };
}

/** The documented output of the commands, with `…` as a wildcard. */
export function expectedOutput({ output }: Commands): RegExp {
  return new RegExp(`^${output.map(asPattern).join('\\s+')}\\s*$`);
}

function asPattern({ language, text }: Output): string {
  if (language === 'text') return text.trimEnd().split('…').map(literally).join('[^\\n]*?');
  return JSON.stringify(JSON.parse(text)).split('"…"').map(literally).join('(?:"[^"]*"|[^"{}[\\],]+)');
}

/** Trailing blanks are invisible. */
const literally = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\n', '[^\\S\\n]*\\n');
