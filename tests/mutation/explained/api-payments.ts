import type { Explanation } from './explanation.ts';

export const apiPayments: readonly Explanation[] = [
  {
    file: 'api/src/payments/manual-payments.ts',
    original: 'id === null',
    replacement: 'false',
    because: 'Only a payment with a key can be there already, and this one has none. For the compiler.',
  },
  {
    file: 'api/src/payments/manual-payments.ts',
    original: "throw new Error('A payment without a key is always made');",
    replacement: ';',
    because: 'Only a payment with a key can be there already, and this one has none. For the compiler.',
  },
  {
    file: 'api/src/payments/queries.ts',
    places: 2,
    original: '||',
    replacement: '&&',
    because: 'What is joined by the id of the assignment is there altogether or not at all.',
  },
  {
    file: 'api/src/payments/queries.ts',
    places: 2,
    original: " ?? ''",
    replacement: '',
    because: 'Who paid has a name: the foreign key sees to it. For the compiler.',
  },
  {
    file: 'api/src/payments/routes.ts',
    original: 'row === undefined',
    replacement: 'false',
    because: 'What the same transaction has written is there. For the compiler.',
  },
  {
    file: 'api/src/payments/routes.ts',
    original: "throw new Error('What was just written is there');",
    replacement: ';',
    because: 'What the same transaction has written is there. For the compiler.',
  },
];
