import type { Explanation } from './explanation.ts';

export const apiAuthentication: readonly Explanation[] = [
  {
    file: 'api/src/authentication/attempts.ts',
    in: 'counter(what, allowance, index === 0)',
    original: '===',
    replacement: '!==',
    because:
      'What they clear away has expired and counts for nobody, whichever of them and however many do it.',
  },
  {
    file: 'api/src/authentication/attempts.ts',
    in: 'counter(what, allowance, index === 0)',
    original: '0',
    replacement: '1',
    because:
      'What they clear away has expired and counts for nobody, whichever of them and however many do it.',
  },
  {
    file: 'api/src/authentication/attempts.ts',
    original: '!limiter',
    replacement: 'false',
    because: 'There is a limiter for every name that the type allows. For the compiler.',
  },
  {
    file: 'api/src/authentication/attempts.ts',
    original: 'throw new Error(`Nothing counts ${what}`);',
    replacement: ';',
    because: 'There is a limiter for every name that the type allows. For the compiler.',
  },
  {
    file: 'api/src/authentication/attempts.ts',
    after: 'msBeforeNext : ',
    original: '0',
    replacement: '1',
    because: 'It is compared with a longer wait, and the longest one is told.',
  },
  {
    file: 'api/src/authentication/guesses.ts',
    after: 'since: ',
    original: '0',
    replacement: '1',
    because: 'Without earlier failures, the window begins with the first.',
  },
  {
    file: 'api/src/authentication/networks.ts',
    original: "plain.kind() === 'ipv6'",
    replacement: 'true',
    because: 'The first eight of the four bytes of IPv4 are these four.',
  },
  {
    file: 'api/src/authentication/shared-guesses.ts',
    original: '25',
    replacement: '26',
    because: 'How long it rests before it looks again is a rough number.',
  },
  {
    file: 'api/src/authentication/shared-guesses.ts',
    original: '10_000',
    replacement: '10001',
    because: 'The waiting time is a rough number.',
  },
  {
    file: 'api/src/authentication/sign-in.ts',
    original: ' ?? false',
    replacement: '',
    because: 'What is not said is not wanted either way. For the compiler.',
  },
  {
    file: 'api/src/authentication/tokens.ts',
    original: '32',
    replacement: '33',
    because: 'More random bits than are needed are as good.',
  },
  {
    file: 'api/src/authentication/shared-guesses.ts',
    in: 'wait > 0',
    original: '0',
    replacement: '1',
    because: 'A wait of less than a millisecond is over by then.',
  },
  {
    file: 'api/src/authentication/shared-guesses.ts',
    in: 'giveUp) throw',
    original: '>',
    replacement: '>=',
    because: 'No reader sees that very instant.',
  },
  {
    file: 'api/src/authentication/shared-guesses.ts',
    original: 'await setTimeout(pause);',
    replacement: ';',
    because: 'The turn comes at the same moment, after more questions to the database.',
  },
];
