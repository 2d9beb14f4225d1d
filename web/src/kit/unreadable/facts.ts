import { createContext, use } from 'react';
import { recordKey } from '../../graphql/unreadable.ts';
import type { UnreadableValue } from '../../graphql/unreadable.ts';

interface FactsAround {
  /** The values of the page that could not be read. */
  readonly values: readonly UnreadableValue[];
  /** The record of the page. */
  readonly record: unknown;
}

export const FactsAround = createContext<FactsAround>({ values: [], record: null });

/**
 * Why a fact could not be read, or a part of it; undefined where it could.
 * @param reads fields of the page's record: `workforce`, `location.name`
 */
export function useFactReason(reads: readonly string[]): string | undefined {
  const { values, record } = use(FactsAround);
  if (values.length === 0) return undefined;
  const key = recordKey(record);
  return values.find(({ places }) =>
    places.some((place) => place.record === key && reads.some((field) => meets(place.path, field))),
  )?.reason;
}

/** Whether one of the paths leads through the other. */
const meets = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
