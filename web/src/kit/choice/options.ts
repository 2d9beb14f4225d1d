import type { ApolloClient } from '@apollo/client';
import { inWords } from '../value/words.ts';

/** One of the values that can be chosen. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A reason to choose the option. */
  readonly detail?: string;
  /** A reason against the option. */
  readonly warning?: string;
}

/** Loads the options from the server. */
export type LoadOptions = (client: ApolloClient) => Promise<readonly Option[]>;

/** Options from enum values, each in words. */
export const optionsInWords = <Value extends string>(...values: readonly Value[]): Option<Value>[] =>
  values.map((value) => ({ value, label: inWords(value) }));

/** Options from the labels of an enum, in their order. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>): Option<Value>[] =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
