import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { unusualAmounts } from './amountFields.ts';
import type { UnusualAmount } from './amountFields.ts';

/** Amounts that the user must confirm before they are sent. */
export interface AmountQuestion {
  /** The key of its alert, which takes the focus again for each new question. */
  readonly time: number;
  readonly amounts: readonly string[];
  readonly onSend: () => void;
  readonly onBack: () => void;
}

interface Asked {
  readonly time: number;
  readonly amounts: readonly UnusualAmount[];
  readonly send: () => void;
}

/**
 * Asks for confirmation once before a form sends an amount that is far above the usual. `raise` returns whether a
 * confirmation is needed; nothing is sent then until the confirmation calls `send`.
 * @param isSent whether an amount is sent at all: a form that sends only changes leaves unchanged amounts out
 */
export function useAmountQuestion<Values extends FieldValues>(
  { control, getValues, setFocus, subscribe }: UseFormReturn<Values, unknown, Values>,
  isSent: (amount: UnusualAmount) => boolean,
): { readonly question: AmountQuestion | null; readonly raise: (send: () => void) => boolean } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const meant = useRef(new Set<string>());
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          // The question is about the previous amount.
          if (type === 'change') setAsked(null);
        },
      }),
    [subscribe],
  );
  // Another step of a wizard.
  if (asked && !asked.amounts.every(isSent)) setAsked(null);
  const question = asked && {
    time: asked.time,
    amounts: [...new Set(asked.amounts.map(({ shown }) => shown))],
    onSend: () => {
      for (const amount of asked.amounts) meant.current.add(keyOf(amount));
      setAsked(null);
      asked.send();
    },
    onBack: () => {
      setAsked(null);
      // Safe: the form has a field of this name.
      setFocus(asked.amounts[0]?.name as Path<Values>, { shouldSelect: true });
    },
  };
  return {
    question,
    raise: (send) => {
      const amounts = unusualAmounts(control, getValues()).filter(
        (amount) => isSent(amount) && !meant.current.has(keyOf(amount)),
      );
      if (amounts.length === 0) return false;
      setAsked((before) => ({ time: (before?.time ?? 0) + 1, amounts, send }));
      return true;
    },
  };
}

const keyOf = ({ name, shown }: UnusualAmount): string => `${name} ${shown}`;
