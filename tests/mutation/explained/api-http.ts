import type { Explanation } from './explanation.ts';

export const apiHttp: readonly Explanation[] = [
  {
    file: 'api/src/http/database-errors.ts',
    in: "'table' in error",
    original: "'table' in error && typeof error.table === 'string'",
    replacement: 'true',
    because: 'PostgreSQL names the table of each key that refers to nothing. For the compiler.',
  },
  {
    file: 'api/src/http/database-errors.ts',
    in: "'table' in error",
    original: '&&',
    replacement: '||',
    because: 'PostgreSQL names the table of each key that refers to nothing. For the compiler.',
  },
  {
    file: 'api/src/http/database-errors.ts',
    in: 'field === undefined',
    original: '||',
    replacement: '&&',
    because: 'An index that stands for a field has its sentence as well. For the compiler.',
  },
  {
    file: 'api/src/http/idempotency.ts',
    places: 4,
    original: "\n    .where('user_id', '=', userId)",
    replacement: '',
    because: 'The key that a row is found by is made of the id of its user: no other user has a row with it.',
  },
  {
    file: 'api/src/http/idempotency.ts',
    in: 'nonceBytes =',
    original: '12',
    replacement: '13',
    because: 'It is written and read by the same length, and a longer nonce is as good.',
  },
  {
    file: 'api/src/http/idempotency.ts',
    in: 'JSON.stringify(body)',
    original: " ?? ''",
    replacement: '',
    because: 'The word for nothing stands for no JSON either, in which a text has quotes.',
  },
  {
    file: 'api/src/http/idempotency.ts',
    original: " ?? '{}'",
    replacement: '',
    because: 'An answer is kept with its headers. For the compiler.',
  },
];
