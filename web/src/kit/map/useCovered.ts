import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { MapBox } from '../../ui/map/map.ts';
import { isWithin, withMargin } from './mapBox.ts';

export interface Found<Item> {
  readonly items: readonly Item[];
  /** False: the box contains more than were requested. */
  readonly complete: boolean;
}

interface Covered<Item> extends Found<Item> {
  readonly box: MapBox;
  /** The request function of this result. */
  readonly ask: unknown;
  readonly time: number;
}

interface UseCovered<Item> {
  readonly items: readonly Item[];
  readonly loading: boolean;
  /** Reloads the visible part. */
  readonly refresh: () => void;
}

/**
 * Loads the items in the visible part of a map and around it: a small move needs no request. `ask` must be the same
 * function until the request changes; without it nothing is loaded. Known items stay while more are loading, and after
 * a failure.
 */
export function useCovered<Item>(
  box: MapBox,
  ask: ((box: MapBox) => Promise<Found<Item>>) | undefined,
  onFail: () => void,
): UseCovered<Item> {
  const [covered, setCovered] = useState<Covered<Item>>();
  const [time, setTime] = useState(0);
  const request = useMemo(() => ({ box, ask, time }), [box, ask, time]);
  const [settled, setSettled] = useState<unknown>();
  const known =
    covered?.ask === ask && covered?.time === time && covered.complete && isWithin(box, covered.box);
  const isKnown = useEffectEvent(() => known);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (!request.ask || isKnown()) return undefined;
    let outdated = false;
    const around = withMargin(request.box);
    request
      .ask(around)
      .then(
        (found) => {
          if (!outdated) setCovered({ ...found, box: around, ask: request.ask, time: request.time });
        },
        () => {
          if (!outdated) fail();
        },
      )
      .finally(() => {
        if (!outdated) setSettled(request);
      });
    return () => {
      outdated = true;
    };
  }, [request]);
  return {
    items: ask && covered?.ask === ask ? covered.items : nothing,
    loading: ask !== undefined && !known && settled !== request,
    refresh: () => setTime((before) => before + 1),
  };
}

const nothing: readonly never[] = [];
