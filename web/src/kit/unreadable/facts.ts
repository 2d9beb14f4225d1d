import { createContext } from 'react';
import type { UnreadableValue } from '../../graphql/unreadable.ts';
import { inWords } from '../value/words.ts';

/** The reasons why values of a record could not be read, by the label of their fact. */
export const UnreadableFacts = createContext<ReadonlyMap<string, string>>(new Map());

/** Most facts have the name of their field in words as their label. */
export const reasonsByLabel = (values: readonly UnreadableValue[]): ReadonlyMap<string, string> =>
  new Map(values.map(({ name, reason }) => [inWords(name), reason]));
