import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ClusterAnswer, ClusterQuestion } from './clusters.worker.ts';
import type { OpenGroup } from './GroupList.tsx';
import { isInside } from './map.ts';
import type { MapBox, MapMarker } from './map.ts';
import { PointClusters } from './pointClusters.ts';
import type { ShownPoint } from './pointClusters.ts';

/** More points than these are grouped beside the page: it would stand still meanwhile. */
const mostAtOnce = 2000;

/** A map that shows the box of a group goes about as near as this. */
const comesApartBy = 15;
/** Degrees: about a hundred metres, which one marker covers at that zoom. */
const onePlaceDegrees = 0.001;

const isOnePlace = ({ north, south, west, east }: MapBox): boolean =>
  north - south < onePlaceDegrees && east - west < onePlaceDegrees;

interface View {
  readonly zoom: number;
  /** Keep the same object until it changes. */
  readonly box: MapBox;
  /** The ids of the markers that stand out, with the groups that hold them; keep the same array. */
  readonly marked: readonly string[];
}

interface Words {
  /** What one marker is called, in the singular. */
  readonly thing: string;
  readonly look?: Pick<MapMarker, 'tone' | 'small'>;
}

export interface Clusters {
  /** What stands on the map; a group is a marker with a count. */
  readonly markers: readonly MapMarker[];
  /** Where the markers of a group are; undefined for what is none. */
  readonly boxOf: (id: string) => MapBox | undefined;
  /** The markers of a group that does not come apart when its box is shown; undefined for every other id. */
  readonly listOf: (id: string) => OpenGroup | undefined;
}

/** Markers in groups, as they have room at a zoom. Keep the same array of markers until they change. */
export function useClusters(markers: readonly MapMarker[], view: View, { thing, look }: Words): Clusters {
  const { zoom, box, marked } = view;
  const many = markers.length > mostAtOnce && typeof Worker !== 'undefined';
  const own = useMemo(() => (many ? null : new PointClusters(coordinatesOf(markers))), [many, markers]);
  const places = useMemo(() => {
    if (marked.length === 0) return noPlaces;
    const ids = new Set(marked);
    return markers.flatMap(({ id }, place) => (ids.has(id) ? place : []));
  }, [markers, marked]);
  const atOnce = useMemo(
    () => own && { of: markers, shown: own.at(zoom, box, places) },
    [own, markers, zoom, box, places],
  );
  const later = useWorkerClusters(many ? markers : noMarkers, zoom, box, places);
  const { of, shown } = atOnce ?? later;
  return useMemo(() => {
    const groups = new Map<string, MapBox>();
    const drawn = shown.flatMap(({ place, group, marked: selected }): MapMarker[] => {
      if (!group) {
        const marker = of[place ?? -1];
        return marker ? [{ ...marker, selected }] : [];
      }
      const { latitude, longitude, count } = group;
      const id = `group ${thing} ${latitude} ${longitude} ${count}`;
      groups.set(id, group.box);
      const label = `${count} ${thing}s; opens the group`;
      return [{ id, label, latitude, longitude, count, selected, ...look }];
    });
    const listOf = (id: string): OpenGroup | undefined => {
      const group = groups.get(id);
      if (!group || (zoom < comesApartBy && !isOnePlace(group))) return undefined;
      const members = of.filter((marker) => isInside(marker, group));
      return { title: `${members.length} ${thing}s at this place`, members };
    };
    return { markers: drawn, boxOf: (id) => groups.get(id), listOf };
  }, [of, shown, thing, look, zoom]);
}

interface Result {
  readonly of: readonly MapMarker[];
  readonly shown: readonly ShownPoint[];
}

const noMarkers: readonly MapMarker[] = [];
const noPlaces: readonly number[] = [];
const nothing: Result = { of: noMarkers, shown: [] };

/** The same from a worker; what was shown stays until it has answered. */
function useWorkerClusters(
  markers: readonly MapMarker[],
  zoom: number,
  box: MapBox,
  marked: readonly number[],
): Result {
  const wanted = markers.length > 0;
  const worker = useRef<Worker | null>(null);
  const loaded = useRef<{ version: number; markers: readonly MapMarker[] }>({ version: 0, markers });
  const [result, setResult] = useState(nothing);
  const receive = useEffectEvent(({ version, shown }: ClusterAnswer) => {
    if (version === loaded.current.version) setResult({ of: loaded.current.markers, shown });
  });
  const sendView = useEffectEvent(() => post(worker.current, { zoom, box, marked }));
  useEffect(() => {
    if (!wanted) return undefined;
    const started = new Worker(new URL('clusters.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<ClusterAnswer>) => receive(data));
    worker.current = started;
    return () => {
      started.terminate();
      worker.current = null;
    };
  }, [wanted]);
  useEffect(() => {
    const version = loaded.current.version + 1;
    loaded.current = { version, markers };
    const coordinates = coordinatesOf(markers);
    post(worker.current, { version, coordinates }, [coordinates.buffer]);
    sendView();
  }, [markers]);
  useEffect(() => {
    post(worker.current, { zoom, box, marked });
  }, [zoom, box, marked]);
  return wanted ? result : nothing;
}

const post = (worker: Worker | null, question: ClusterQuestion, moved: Transferable[] = []): void =>
  worker?.postMessage(question, moved);

function coordinatesOf(markers: readonly MapMarker[]): Float64Array<ArrayBuffer> {
  const coordinates = new Float64Array(2 * markers.length);
  markers.forEach(({ longitude, latitude }, place) => {
    coordinates[2 * place] = longitude;
    coordinates[2 * place + 1] = latitude;
  });
  return coordinates;
}
