import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Turning } from '../../../ui/gallery/turning.ts';
import { degreesOf, TurnKeeper } from './turnKeeper.ts';

/** Saves turned pictures; pending turns are saved on unmount. `save` must be a stable function. */
export function useKeptTurns(save: (id: string, rotation: number) => Promise<unknown>): Turning {
  const keeper = useMemo(() => new TurnKeeper(save), [save]);
  useEffect(() => keeper.flush, [keeper]);
  const turns = useSyncExternalStore(keeper.subscribe, keeper.turns);
  return useMemo(
    () => ({
      of: ({ id, rotation }) => degreesOf(turns, id, rotation ?? 0),
      turn: ({ id, rotation }) => keeper.turn(id, rotation ?? 0),
    }),
    [turns, keeper],
  );
}
