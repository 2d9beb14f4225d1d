import http from 'node:http';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { type AnswerCheck, envelopeProblems } from '../support/answers.ts';
import { type BadRequest, toBytes } from './bad-request.ts';
import type { WireAnswer } from './wire.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** What a stranger must never read in a failure: stack frames, statements, messages of the database, paths. */
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

/** What is wrong with the answer to a bad request; nothing when it was refused (or served) as it should be. */
export function problemsOf(request: BadRequest, answer: WireAnswer | null, check: AnswerCheck): string[] {
  // After a framing error a server may hang up: what follows on the connection has no meaning any more.
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

/**
 * What of the inside a refusal tells. Words that the request itself sent, such as the id of a task that is unknown, may
 * come back to it.
 */
export function leaksIn(text: string, sent: string | Buffer): string[] {
  const shown = text.slice(0, 300);
  const told = leaks.flatMap(([what, pattern]) => {
    // A long text of the request comes back cut off.
    const said = pattern.exec(text)?.[0].replace(/…$/, '');
    return said === undefined || sent.includes(said) ? [] : [`the answer holds ${what}: ${shown}`];
  });
  const names = text.includes(repository) || text.includes(`${tmpdir()}/`);
  return names ? [...told, `the answer names a folder of this machine: ${shown}`] : told;
}
