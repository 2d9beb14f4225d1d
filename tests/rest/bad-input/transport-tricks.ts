import type { Random } from '../support/random.ts';
import type { BadRequest } from './bad-request.ts';
import { hostileText } from './hostile-values.ts';
import type { Sampling } from './samples.ts';

/** Path segments that have escaped folders, bypassed routers, or caused stack traces. */
export const pathTrick = (random: Random): string =>
  random.pick([
    '..%2f',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/',
    '%252e%252e%252f',
    '%00',
    '1%00',
    '%',
    '%zz',
    '%c0%ae',
    '%ff%fe',
    '%ed%a0%80',
    '1;a=b',
    '1%20or%201=1',
    '//',
    '.',
    '..',
    '*',
    '{id}',
    ':id',
    'a'.repeat(4_000),
    '9'.repeat(6_000),
    '1,'.repeat(2_000),
  ]);

/** Faults outside the body: headers, content types, methods, paths, and the framing itself. */
export function spoil(sampling: Sampling, request: BadRequest): void {
  const { random } = sampling;
  const draw = random.fraction();
  if (draw < 0.06) {
    request.kind = 'content type';
    const type = random.pick([
      'text/plain',
      'application/xml',
      'application/json; charset=utf-7',
      'a',
      '',
      'multipart/form-data',
    ]);
    request.headers = [
      ...request.headers.filter(([name]) => name !== 'Content-Type'),
      ['Content-Type', type],
    ];
    request.body ??= Buffer.from('<a/>');
  } else if (draw < 0.18) {
    request.kind = 'header';
    request.headers.push([random.pick(headerNames), hostileHeader(random)]);
  } else if (draw < 0.21) {
    request.kind = 'method';
    request.method = random.pick([
      'HEAD',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'DELETE',
      'PUT',
      'POST',
      'PATCH',
      'get',
    ]);
    request.operation = null;
  } else if (draw < 0.25) {
    request.kind = 'path';
    request.target = `${random.pick(['/v1/', '/', '/v1', '//v1//', '/v1/../', '/V1/'])}${pathTrick(random)}`;
    request.operation = null;
  } else if (draw < 0.27) {
    request.kind = 'framing';
    request.operation = null;
    request.raw = malformed(random);
  } else if (draw < 0.275) {
    request.kind = 'hang-up';
    request.hangUp = true;
  }
}

const headerNames = [
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Range',
  'X-Timezone',
  'X-Request-Id',
  'Accept',
  'Accept-Encoding',
  'Content-Encoding',
  'Authorization',
  'Cookie',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-HTTP-Method-Override',
  'Origin',
  'Expect',
  'Host',
] as const;

/** Any text that a header line can hold; bytes above ASCII are sent as Latin-1. */
export function hostileHeader(random: Random): string {
  const text = random.chance(0.2)
    ? random.pick([
        'a'.repeat(7_000),
        `"${'a,'.repeat(2_000)}"`,
        '*',
        'W/"',
        'bytes=0-',
        'bytes=9-1',
        'gzip',
        '100-continue',
      ])
    : hostileText(random).slice(0, 5_000);
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim();
}

const malformed = (random: Random): Buffer =>
  Buffer.from(
    random.pick([
      'GET /v1/countries\r\n\r\n',
      'GET /v1/countries HTTP/9.9\r\nHost: a\r\n\r\n',
      'GET  /v1/countries HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET /v1/countries HTTP/1.1\r\n\r\n',
      'GET /v1/countries HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
      'GET /v1/cou\u0000ntries HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET /v1/länder HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET http://[::1/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'BREW /v1/countries HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET /v1/countries HTTP/1.1\r\nHost: a\r\nBad Header: 1\r\n\r\n',
      'GET /v1/countries HTTP/1.1\r\nHost: a\r\nX-A: 1\r\n folded\r\n\r\n',
      'GET /v1/countries HTTP/1.1\r\nHost: a\r\nX-A: \u0000\r\n\r\n',
      `GET /v1/countries HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`,
      `GET /v1/countries HTTP/1.1\r\nHost: a\r\n${'X-A: a\r\n'.repeat(3_000)}\r\n`,
      `GET /v1/${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      'POST /v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
      'POST /v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      'POST /v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n{}',
      'POST /v1/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n',
      'POST /v1/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
      'POST /v1/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n{}',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
      'hello\r\n\r\n',
    ]),
    'latin1',
  );
