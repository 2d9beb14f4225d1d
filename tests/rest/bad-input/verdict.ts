import http from 'node:http';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { type AnswerCheck, envelopeProblems } from '../support/answers.ts';
import { type BadRequest, toBytes } from './bad-request.ts';
import type { WireAnswer } from './wire.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** Internals that a failure must never reveal: stack frames, statements, messages of the database, paths. */
const leaks: readonly [what: string, pattern: RegExp][] = [
  ['a stack frame', /\bat [^\n"]+:\d+:\d+/],
  ['a path of this machine', /(node_modules|file:\/\/|\/(home|usr|var|work|opt)\/\w)[^\s,;"\\]*/],
  [
    'a statement',
    /\b(select|insert into|delete from)\b.{1,200}\b(from|values|where)\b|\bupdate "?\w+"? set\b/i,
  ],
  [
    'words of the database',
    /syntax error|violates|duplicate key|relation "|column "|invalid (byte|input)|out of range for/i,
  ],
  [
    'words of a library',
    /FST_ERR|pglite|kysely|typebox|ECONN|TypeError|RangeError|Cannot read prop|is not a function/i,
  ],
];

/** Problems of the answer to a bad request; empty when it was refused (or served) correctly. */
export function problemsOf(request: BadRequest, answer: WireAnswer | null, check: AnswerCheck): string[] {
  // After a framing error a server may close the connection: later bytes on it have no meaning.
  if (answer === null)
    return request.raw || hasTooLargeHead(request) ? [] : ['the server hung up without an answer'];
  const { status, headers, text, milliseconds } = answer;
  const problems: string[] = [];
  if (status < 200 || status >= 500) problems.push(`status ${status}: ${text.slice(0, 300)}`);
  if (milliseconds > 10_000) problems.push(`it took ${Math.round(milliseconds)} ms`);
  if (status >= 400) {
    problems.push(...leaksIn(text, toBytes(request)));
    if (request.method !== 'HEAD') problems.push(...envelopeProblems(headers['content-type'], text));
  } else if (request.operation !== null) problems.push(...check(request.operation, answer));
  return problems;
}

/** Refused before it is read to its end; the answer may be lost with the connection (RFC 9112, 9.6). */
const hasTooLargeHead = (request: BadRequest): boolean =>
  toBytes(request).indexOf('\r\n\r\n') > http.maxHeaderSize;

/** Internals in a refusal. Words of the request itself, such as an unknown task's id, may be repeated. */
export function leaksIn(text: string, sent: string | Buffer): string[] {
  const shown = text.slice(0, 300);
  const told = leaks.flatMap(([what, pattern]) => {
    // A long text of the request is truncated in the answer.
    const said = pattern.exec(text)?.[0].replace(/…$/, '');
    return said === undefined || sent.includes(said) ? [] : [`the answer holds ${what}: ${shown}`];
  });
  const names = text.includes(repository) || text.includes(`${tmpdir()}/`);
  return names ? [...told, `the answer names a folder of this machine: ${shown}`] : told;
}
