import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { Lookup } from '../../graphql/lookups/lookup.ts';
import type { Option } from '../choice/options.ts';
import { useLookupLabels } from '../choice/useLookupLabels.ts';
import { isCalendarDate } from '../date/typedDate.ts';
import { formatDate } from '../value/time.ts';

/** Formats a value of a field in a conflict; undefined for a value that needs no format of its own. */
export type InWords = (value: unknown) => ReactNode;

const texts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );

/** The labels of selected options. */
export const inOptions =
  (labelOf: (value: string) => string): InWords =>
  (value) =>
    texts(value).map(labelOf).join(', ') || undefined;

export const labelIn = (options: readonly Option[], chosen: string): string =>
  options.find(({ value }) => value === chosen)?.label ?? chosen;

/** The labels of records of a remote list. */
export const inRecords =
  (lookup: Lookup): InWords =>
  (value) => {
    const ids = texts(value);
    return ids.length === 0 ? undefined : <Records lookup={lookup} ids={ids} />;
  };

function Records({ lookup, ids }: { readonly lookup: Lookup; readonly ids: readonly string[] }) {
  const { labelOf } = useLookupLabels(useApolloClient(), lookup, ids);
  return <>{ids.map(labelOf).join(', ')}</>;
}

export const dateInWords: InWords = (value) =>
  typeof value === 'string' && isCalendarDate(value) ? formatDate(value) : undefined;
