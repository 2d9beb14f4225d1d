import { useState } from 'react';
import { useLogic } from '../logic/LogicProvider.tsx';

/** The number of findings by task key; the same map until it changes. */
export function useMarks(): ReadonlyMap<string, number> {
  const { findings } = useLogic();
  const counts = new Map<string, number>();
  for (const { task } of findings) counts.set(task, (counts.get(task) ?? 0) + 1);
  const [marks, setMarks] = useState<ReadonlyMap<string, number>>(counts);
  if (isSame(marks, counts)) return marks;
  setMarks(counts);
  return counts;
}

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([key, count]) => other.get(key) === count);
