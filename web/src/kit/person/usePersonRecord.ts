import { readLocalStorageValue } from '@mantine/hooks';
import { use, useMemo } from 'react';
import { Person } from './PersonProvider.tsx';
import { personKey, usePersonStorage } from './usePersonStorage.ts';

export interface PersonRecord<Value> {
  /** What is kept at this very moment, also by another tab. */
  readonly read: () => Value | null;
  readonly write: (value: Value | null) => void;
}

/** Something of the signed-in person that is read and written in the middle of an act, and shown as it was last. */
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
