import { get } from 'react-hook-form';

/** Formats an amount that is far above the usual amounts of its field: `£12,500.00`; null for any other. */
type TellUnusual = (amount: string) => string | null;

const fields = new WeakMap<object, Map<string, TellUnusual>>();

/** Registers an amount field of a form (its `control`). Returns the teardown. */
export function noteAmountField(form: object, name: string, tell: TellUnusual): () => void {
  const noted = fields.get(form) ?? new Map<string, TellUnusual>();
  fields.set(form, noted.set(name, tell));
  return () => void noted.delete(name);
}

export interface UnusualAmount {
  readonly name: string;
  readonly amount: string;
  readonly shown: string;
}

/** The amounts that a form would send and that are far above the usual amounts of their fields. */
export const unusualAmounts = (form: object, values: object): UnusualAmount[] =>
  [...(fields.get(form) ?? [])].flatMap(([name, tell]) => {
    const amount: unknown = get(values, name);
    const shown = typeof amount === 'string' ? tell(amount) : null;
    return typeof amount === 'string' && shown !== null ? [{ name, amount, shown }] : [];
  });
