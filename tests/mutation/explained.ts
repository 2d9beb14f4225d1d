/** Mutants that nobody can notice, because what they change is the same to everybody outside. */
export const explained: readonly {
  file: string;
  original: string;
  replacement: string;
  because: string;
}[] = [
  {
    file: 'api/src/lockouts/writing.ts',
    original: ' ?? []',
    replacement: '',
    because:
      'Adding agents takes no list for an empty one, too; where it reads the list, nothing works without this.',
  },
  {
    file: 'api/src/lockouts/list.ts',
    original: '||',
    replacement: '&&',
    because:
      'A lockout with an order has its title: the foreign key sees to it. The second half is for the compiler.',
  },
];
