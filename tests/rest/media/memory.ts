import type { ApiProcess } from '../support/api-process.ts';
import { childrenOf, residentOf } from '../support/child-processes.ts';

/** Bytes that are held: by the API, and by all programs together that it has started to decode with. */
export type Held = { api: number; decoders: number };

export type MemoryWatch = {
  now: () => Held;
  /** The most since the last time that this was asked for. */
  most: () => Held;
  /** How many programs there have been. */
  programs: () => number;
  stop: () => void;
};

/** Often enough for what a picture takes: the largest need a second. */
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
