import { readLocalStorageValue } from '@mantine/hooks';
import { use, useMemo } from 'react';
import { Person } from './PersonProvider.tsx';
import { personKey, usePersonStorage } from './usePersonStorage.ts';

export interface PersonRecord<Value> {
  /** The value currently stored, also by another tab. */
  readonly read: () => Value | null;
  readonly write: (value: Value | null) => void;
}

/** A stored value of the signed-in user that is read and written during actions, and rendered in its latest version. */
export function usePersonRecord<Value>(name: string): readonly [Value | null, PersonRecord<Value>] {
  const person = use(Person);
  const [value, write] = usePersonStorage<Value | null>(name, null);
  const record = useMemo(
    () => ({
      read: () => readLocalStorageValue<Value | null>({ key: personKey(person, name), defaultValue: null }),
      write,
    }),
    [person, name, write],
  );
  return [value, record];
}
