import type { Explanation } from './explanation.ts';

export const apiLockouts: readonly Explanation[] = [
  {
    file: 'api/src/lockouts/list.ts',
    original: '||',
    replacement: '&&',
    because:
      'A lockout with an order has its title: the foreign key sees to it. The second half is for the compiler.',
  },
  {
    file: 'api/src/lockouts/writing.ts',
    in: 'await addAgents(',
    original: ' ?? []',
    replacement: '',
    because: 'Adding agents takes no list for an empty one, too.',
  },
  {
    file: 'api/src/lockouts/writing.ts',
    original: " ?? ''",
    replacement: '',
    because: 'What is no text is no instant either. For the compiler.',
  },
];
