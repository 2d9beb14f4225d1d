import { useState } from 'react';
import type { GalleryItem } from './item.ts';
import { rotationDegrees } from './rules.ts';

/** Turns pictures permanently, for users with permission. */
export interface Turning {
  /** Degrees clockwise from the camera's orientation to the shown one. */
  readonly of: (item: GalleryItem) => number;
  /** Turns by another quarter. */
  readonly turn: (item: GalleryItem) => void;
}

/** Turns only the current user's view. */
export function useSeenTurned(): Turning {
  const [turns, setTurns] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    of: ({ id, rotation }) => (rotation ?? 0) + (turns.get(id) ?? 0),
    turn: ({ id }) => setTurns((before) => new Map(before).set(id, (before.get(id) ?? 0) + rotationDegrees)),
  };
}
