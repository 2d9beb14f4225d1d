import { useCallback, useState } from 'react';
import type { AskedTask, GivenAnswer } from './answers.ts';
import { answered, fitting, newWalk, step } from './walk.ts';
import type { Ground, Walk, WalkAction } from './walk.ts';

interface WalkControl {
  readonly walk: Walk;
  readonly follows: boolean;
  readonly follow: (follows: boolean) => void;
  /** How often the user has navigated with the preview's own buttons. */
  readonly moves: number;
  readonly move: (action: WalkAction) => void;
  readonly onAnswer: (task: AskedTask, change: Partial<GivenAnswer>) => void;
}

/**
 * A walk that follows the editor's selection, and moves the selection with its own steps.
 * @param ground keeps its identity while the list does
 */
export function useWalk(ground: Ground, selected: string, onSelect: (key: string) => void): WalkControl {
  const [kept, setWalk] = useState(() => step(newWalk, { type: 'shown', key: selected }, ground));
  const [follows, setFollows] = useState(true);
  const [seen, setSeen] = useState(selected);
  // Selections that this walk has requested and that have not arrived: they do not move it.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [moves, setMoves] = useState(0);
  if (follows && seen !== selected) {
    const found = asked.indexOf(selected);
    setSeen(selected);
    setAsked(asked.slice(found + 1).filter(() => found !== -1));
    if (found === -1) setWalk(step(kept, { type: 'shown', key: selected }, ground));
  }
  const fitted = fitting(kept, ground.list);
  // The selected section may have got its first task.
  const stands = fitted.way.length > 0 || !follows;
  const walk = stands ? fitted : step(fitted, { type: 'shown', key: selected }, ground);
  const move = (action: WalkAction) => {
    const moved = step(walk, action, ground);
    const [from, to] = [walk.way.at(-1)?.task, moved.way.at(-1)?.task];
    setWalk(moved);
    if (!moved.held) setMoves(moves + 1);
    if (!follows || to === undefined || to === from) return;
    setAsked([...asked, to]);
    onSelect(to);
  };
  const follow = (wanted: boolean) => {
    setFollows(wanted);
    if (!wanted) return;
    setSeen(selected);
    setAsked([]);
    setWalk(step(walk, { type: 'shown', key: selected }, ground));
  };
  // Stable for every list, so that a task is not rendered when another one is edited.
  const onAnswer = useCallback(
    (task: AskedTask, change: Partial<GivenAnswer>) => setWalk((before) => answered(before, task, change)),
    [],
  );
  return { walk, follows, follow, moves, move, onAnswer };
}
