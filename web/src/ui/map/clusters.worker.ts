import type { MapBox } from './map.ts';
import { PointClusters } from './pointClusters.ts';
import type { ShownPoint } from './pointClusters.ts';

/** Replaces the points; `version` identifies them. */
interface Load {
  readonly version: number;
  readonly coordinates: Float64Array;
}

/** A request for the markers of a view. */
interface View {
  readonly zoom: number;
  readonly box: MapBox;
  readonly marked: readonly number[];
}

export type ClusterQuestion = Load | View;
export interface ClusterAnswer {
  /** The version of the points that it refers to. */
  readonly version: number;
  readonly shown: readonly ShownPoint[];
}

let clusters: PointClusters | undefined;
let version = 0;
let waiting: Load | undefined;
let view: View | undefined;
let scheduled = false;

globalThis.addEventListener('message', ({ data }: MessageEvent<ClusterQuestion>) => {
  if ('coordinates' in data) waiting = data;
  else view = data;
  if (scheduled) return;
  scheduled = true;
  // Debounce: a later request replaces a pending one.
  setTimeout(answer);
});

function answer(): void {
  scheduled = false;
  if (waiting) {
    clusters = new PointClusters(waiting.coordinates);
    ({ version } = waiting);
    waiting = undefined;
  }
  if (clusters && view) {
    const shown = clusters.at(view.zoom, view.box, view.marked);
    globalThis.postMessage({ version, shown } satisfies ClusterAnswer);
  }
}
