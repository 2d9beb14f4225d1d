import { useState } from 'react';
import type { GalleryItem } from './item.ts';
import { rotationDegrees } from './rules.ts';

/** How pictures are turned for who may turn them for everybody. */
export interface Turning {
  /** Degrees clockwise by which a picture is to be seen, from how the camera held it. */
  readonly of: (item: GalleryItem) => number;
  /** A quarter turn further. */
  readonly turn: (item: GalleryItem) => void;
}

/** Turned on the screen of who looks. */
export function useSeenTurned(): Turning {
  const [turns, setTurns] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    of: ({ id, rotation }) => (rotation ?? 0) + (turns.get(id) ?? 0),
    turn: ({ id }) => setTurns((before) => new Map(before).set(id, (before.get(id) ?? 0) + rotationDegrees)),
  };
}
