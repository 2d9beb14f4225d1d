import type { Explanation } from './explanation.ts';

export const gatewayHttp: readonly Explanation[] = [
  {
    file: 'gateway/src/http/browser-traces.ts',
    in: 'perAddress =',
    original: '10',
    replacement: '11',
    because: 'How many pages an office has is guessed.',
  },
  {
    file: 'gateway/src/http/browser-traces.ts',
    in: 'Number.NaN',
    original: ' ?? Number.NaN',
    replacement: '',
    because: 'Nothing is no number either. For the compiler.',
  },
  {
    file: 'gateway/src/http/graphql/graphql.ts',
    in: 'operationTrace()',
    original: 'settings.tracing === null',
    replacement: 'false',
    because: 'Where nothing is recorded, what begins and ends an operation does nothing.',
  },
  {
    file: 'gateway/src/http/graphql/graphql.ts',
    in: 'includeStacktrace',
    original: 'false',
    replacement: 'true',
    because:
      'What is told of an error is written anew by formatError; this spares to collect what is not told.',
  },
  {
    file: 'gateway/src/http/graphql/graphql.ts',
    original: 'settings.production',
    replacement: 'true',
    because: 'All that the library makes of it is said beside it.',
  },
  {
    file: 'gateway/src/http/graphql/graphql.ts',
    original: 'settings.production',
    replacement: 'false',
    because: 'All that the library makes of it is said beside it.',
  },
  {
    file: 'gateway/src/http/identity.ts',
    in: 'this.#leaving().abort()',
    original: '!answered',
    replacement: 'true',
    because: 'Who has been answered waits for nothing that could be broken off.',
  },
  {
    file: 'gateway/src/http/metrics.ts',
    in: 'reply.elapsedTime',
    original: '1000',
    replacement: '1001',
    because: 'A thousandth more or less is in the same bucket.',
  },
  {
    file: 'gateway/src/http/refusal.ts',
    in: 'error.statusCode ??',
    original: '500',
    replacement: '501',
    because: 'Both have failed here.',
  },
  {
    file: 'gateway/src/http/response-end.ts',
    in: 'if (known)',
    original: 'known',
    replacement: 'false',
    because: 'All are told by one pair of listeners or by several.',
  },
  {
    file: 'gateway/src/http/security-headers.ts',
    in: 'rememberTls',
    original: '15_768_000',
    replacement: '15768001',
    because: 'Half a year may be a second more.',
  },
  {
    file: 'gateway/src/http/session.ts',
    in: 'authorization === undefined',
    original: 'authorization === undefined',
    replacement: 'false',
    because: 'The word for nothing is no bearer token either.',
  },
  {
    file: 'gateway/src/http/session.ts',
    in: 'this.#token ??',
    original: " ?? ''",
    replacement: '',
    because: 'A session that is kept has been opened; the text is for the compiler.',
  },
];
