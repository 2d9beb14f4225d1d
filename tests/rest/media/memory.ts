import type { ApiProcess } from '../support/api-process.ts';
import { childrenOf, residentOf } from '../support/child-processes.ts';

/** Bytes of memory: of the API, and of all its decoder processes together. */
export type Held = { api: number; decoders: number };

export type MemoryWatch = {
  now: () => Held;
  /** The maximum since the last call. */
  most: () => Held;
  /** Number of decoder processes so far. */
  programs: () => number;
  stop: () => void;
};

/** Often enough for one picture: the largest need a second. */
const everyMilliseconds = 100;

export function watchMemory({ pid }: Pick<ApiProcess, 'pid'>): MemoryWatch {
  const seen = new Set<number>();
  let most: Held = { api: 0, decoders: 0 };
  const look = (): Held => {
    const children = childrenOf(pid);
    for (const child of children) seen.add(child.pid);
    const held = {
      api: residentOf(pid),
      decoders: children.reduce((sum, { resident }) => sum + resident, 0),
    };
    most = { api: Math.max(most.api, held.api), decoders: Math.max(most.decoders, held.decoders) };
    return held;
  };
  const timer = setInterval(look, everyMilliseconds);
  return {
    now: look,
    most() {
      look();
      const since = most;
      most = { api: 0, decoders: 0 };
      return since;
    },
    programs: () => seen.size,
    stop: () => clearInterval(timer),
  };
}
