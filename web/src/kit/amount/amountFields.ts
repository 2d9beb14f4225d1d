import { get } from 'react-hook-form';

/** Words an amount that is far above what is usual in its field: `£12,500.00`; null for any other. */
type TellUnusual = (amount: string) => string | null;

const fields = new WeakMap<object, Map<string, TellUnusual>>();

/** Says that a form (its `control`) sends the amount of this field. Answers how to take that back. */
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

/** The amounts that a form would send and that are far above what is usual where they stand. */
export const unusualAmounts = (form: object, values: object): UnusualAmount[] =>
  [...(fields.get(form) ?? [])].flatMap(([name, tell]) => {
    const amount: unknown = get(values, name);
    const shown = typeof amount === 'string' ? tell(amount) : null;
    return typeof amount === 'string' && shown !== null ? [{ name, amount, shown }] : [];
  });
