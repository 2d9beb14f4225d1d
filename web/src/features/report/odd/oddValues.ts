import type { GraphQLFormattedError } from 'graphql';
import { unreadableReason } from '../../../graphql/unreadableReason.ts';

/** Why a field of a record could not be read; undefined where it could. */
export type Odd = (field: string) => string | undefined;

/** A value that the server answered in a form that cannot be read. */
export interface OddValue {
  readonly name: string;
  readonly reason: string;
}

/** What could not be read in an answer. */
export interface OddValues {
  /** Each of them, in the order of the answer's errors. */
  readonly all: readonly OddValue[];
  /** Those of a record in the answer; undefined where all of its fields could be read. */
  readonly of: (record: object) => Odd | undefined;
}

/** Finds the record of each error: the last one on its path that is there. */
export function oddValues(data: unknown, errors: readonly GraphQLFormattedError[]): OddValues {
  const ofRecord = new Map<object, Map<string, string>>();
  const all: OddValue[] = [];
  for (const error of errors) {
    const { record, field } = placeOf(data, error.path ?? []);
    const reason = unreadableReason(error);
    all.push({ name: field, reason });
    ofRecord.set(record, (ofRecord.get(record) ?? new Map<string, string>()).set(field, reason));
  }
  return {
    all,
    of: (record) => {
      const fields = ofRecord.get(record);
      return fields && ((field) => fields.get(field));
    },
  };
}

function placeOf(data: unknown, path: readonly (string | number)[]): { record: object; field: string } {
  let [value, record, field]: [unknown, object, string] = [data, {}, ''];
  for (const step of path) {
    if (typeof value !== 'object' || value === null) break;
    if (typeof step === 'string') [record, field] = [value, step];
    value = Object.entries(value).find(([key]) => key === String(step))?.[1];
  }
  return { record, field };
}

/** Why one of the fields could not be read; undefined where all could. */
export const reasonOf = (odd: Odd | undefined, fields: readonly string[]): string | undefined =>
  fields.map((field) => odd?.(field)).find((reason) => reason !== undefined);
