import { startTransition, useOptimistic } from 'react';

/**
 * What a control shows whose value stands in the address: what was chosen, at once, while the page behind it takes its
 * time to follow. `choose` returns once the address is another. Pages of a router are drawn as transitions, so a
 * control that showed the address alone would seem not to have been hit.
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
