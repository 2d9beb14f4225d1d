import type { FieldValues } from 'react-hook-form';

/** The initial values: each may be empty. The sent values were validated and are complete. */
export type FormStart<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends readonly unknown[]
    ? Values[Name]
    : Values[Name] extends object
      ? FormStart<Values[Name]>
      : Values[Name] | null;
};

/** The values of a form's fields before the user changed them, by name. */
export type ValuesBefore = Readonly<Record<string, unknown>>;

/** The values that have changed. */
export const changedValues = <Values extends FieldValues>(
  before: Readonly<Record<string, unknown>>,
  after: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSameValue(before[name], value)),
    // Safe: these are some of the entries of `after`.
  ) as Partial<Values>;

/** Whether two values of a field are equal. */
export const isSameValue = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

/** An emptied field equals one that was never filled. */
const comparable = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => (part === '' ? null : part));
