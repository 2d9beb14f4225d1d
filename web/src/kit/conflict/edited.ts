import type { FieldValues } from 'react-hook-form';
import type { FormStart } from '../form/values/formValues.ts';

/** An existing record as a form edits it. */
export interface Present<Values extends FieldValues> {
  readonly values: FormStart<Values>;
  /** Null where the server has no versions: then nothing is compared. */
  readonly version: string | null;
  /** The name of the user who changed it last, where it is known. */
  readonly by?: string | null;
}

export interface EditedRecord<Values extends FieldValues> {
  /** Undefined where the values were read without it: then the record is read again before it is saved. */
  readonly version: string | null | undefined;
  /** Fields with ids whose order means nothing: additions and removals of both users are kept. */
  readonly sets?: readonly string[];
  /** Reads the record again; null if it does not exist any more. */
  readonly read: () => Promise<Present<Values> | null>;
}

/** The part of an edit's input that names the version which the user saw. */
export interface SeenVersion {
  readonly expectedVersion?: string;
}

export const seenVersion = (version: string | null | undefined): SeenVersion =>
  version == null ? {} : { expectedVersion: version };
