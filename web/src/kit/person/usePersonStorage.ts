import { useLocalStorage } from '@mantine/hooks';
import { use } from 'react';
import { Person } from './PersonProvider.tsx';

export const personKey = (person: string, name: string): string =>
  person === '' ? name : `${person}:${name}`;

/** A setting of the signed-in user, stored in the browser under a name of ours. */
export function usePersonStorage<Value>(
  name: string,
  defaultValue: Value,
): readonly [Value, (value: Value | ((before: Value) => Value)) => void] {
  const person = use(Person);
  const [value, setValue] = useLocalStorage<Value>({
    key: personKey(person, name),
    defaultValue,
    getInitialValueInEffect: false,
  });
  return [value, setValue];
}
