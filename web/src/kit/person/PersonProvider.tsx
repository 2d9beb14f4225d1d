import { createContext } from 'react';
import type { ReactNode } from 'react';

export const Person = createContext('');

/** The user whose settings are stored: two users may share a browser. */
export function PersonProvider({ id, children }: { id: string; children: ReactNode }) {
  return <Person value={id}>{children}</Person>;
}
