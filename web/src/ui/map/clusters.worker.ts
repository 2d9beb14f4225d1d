import type { MapBox } from './map.ts';
import { PointClusters } from './pointClusters.ts';
import type { ShownPoint } from './pointClusters.ts';

/** Other points, under a number of their own. */
interface Load {
  readonly version: number;
  readonly coordinates: Float64Array;
}

/** What is to be shown. */
interface View {
  readonly zoom: number;
  readonly box: MapBox;
  readonly marked: readonly number[];
}

export type ClusterQuestion = Load | View;
export interface ClusterAnswer {
  /** The points that it is about. */
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
  // What has come meanwhile replaces what nobody waits for any more.
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
