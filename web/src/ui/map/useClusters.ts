import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ClusterAnswer, ClusterQuestion } from './clusters.worker.ts';
import type { OpenGroup } from './GroupList.tsx';
import { isInside } from './map.ts';
import type { MapBox, MapMarker } from './map.ts';
import { PointClusters } from './pointClusters.ts';
import type { ShownPoint } from './pointClusters.ts';

/** More points than these are clustered in a worker: they would block the page. */
const mostAtOnce = 2000;

/** The approximate zoom of a map that shows the box of a group. */
const comesApartBy = 15;
/** Degrees: about a hundred metres, which one marker covers at that zoom. */
const onePlaceDegrees = 0.001;

const isOnePlace = ({ north, south, west, east }: MapBox): boolean =>
  north - south < onePlaceDegrees && east - west < onePlaceDegrees;

interface View {
  readonly zoom: number;
  /** Keep the same object until it changes. */
  readonly box: MapBox;
  /** The ids of the highlighted markers, with the groups that contain them; keep the same array. */
  readonly marked: readonly string[];
}

interface Words {
  /** The noun for one marker, in the singular. */
  readonly thing: string;
  readonly look?: Pick<MapMarker, 'tone' | 'small'>;
}

export interface Clusters {
  /** The markers to draw; a group is a marker with a count. */
  readonly markers: readonly MapMarker[];
  /** The box around the members of a group; undefined for other ids. */
  readonly boxOf: (id: string) => MapBox | undefined;
  /** The members of a group that does not split when its box is shown; undefined for every other id. */
  readonly listOf: (id: string) => OpenGroup | undefined;
}

/** Markers clustered for a view. Keep the same array of markers until they change. */
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

/** The same from a worker; the previous result stays until it answers. */
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
