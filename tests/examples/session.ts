import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Commands, Examples, Output } from './markdown.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** Stands between what two blocks print; nothing in an example does. */
const separator = '\u{1e}';

export type Session = {
  /** What each block of commands printed, in turn. */
  printed: string[];
  /** What went to standard error, of all of them. */
  complaints: string;
  exitCode: number | null;
};

/**
 * One terminal in which somebody pastes all commands, one block after the other, with the programs saved in its folder.
 * The first command that fails ends it.
 *
 * @param gateway address of the gateway that the examples ask
 */
export async function runExamples({ programs, commands }: Examples, gateway: string): Promise<Session> {
  const script = commands.map(({ text }) => `${text}\nprintf '\\x1e'\n`).join('');
  const { printed, ...ended } = await withPrograms(programs, (folder) =>
    run('bash', ['-e', '-o', 'pipefail', '-c', script], folder, { GATEWAY: gateway }),
  );
  return { ...ended, printed: printed.split(separator).slice(0, -1) };
}

/** What the compiler has to say about the programs, with the strictness of this project. */
export async function typeErrors(programs: Examples['programs']): Promise<string> {
  const compilerOptions = {
    types: ['node'],
    typeRoots: [path.join(repository, 'node_modules/@types')],
  };
  const settings = { extends: path.join(repository, 'tsconfig.base.json'), compilerOptions };
  const project = [
    ...programs,
    { name: 'tsconfig.json', text: JSON.stringify(settings) },
    // Node finds out by itself that these are modules, the compiler does not.
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

/** What the commands print as the page says it, `…` being anything. */
export function expectedOutput({ output }: Commands): RegExp {
  return new RegExp(`^${output.map(asPattern).join('\\s+')}\\s*$`);
}

function asPattern({ language, text }: Output): string {
  if (language === 'text') return text.trimEnd().split('…').map(literally).join('[^\\n]*?');
  return JSON.stringify(JSON.parse(text)).split('"…"').map(literally).join('(?:"[^"]*"|[^"{}[\\],]+)');
}

/** Blanks at the end of a line cannot be seen. */
const literally = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\n', '[^\\S\\n]*\\n');
