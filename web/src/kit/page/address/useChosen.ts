import { startTransition, useOptimistic } from 'react';

/**
 * The value of a control whose value is in the address: optimistic, while the page behind it follows. `choose` returns
 * once the address has changed. Router pages are rendered as transitions, so a control bound to the address alone would
 * seem unresponsive.
 */
export function useChosen<Value>(
  value: Value,
  choose: (value: Value) => void | Promise<void>,
): readonly [shown: Value, choose: (value: Value) => void] {
  const [shown, show] = useOptimistic(value);
  return [
    shown,
    (next) =>
      startTransition(async () => {
        show(next);
        await choose(next);
      }),
  ];
}
