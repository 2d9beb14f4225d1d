import Supercluster from 'supercluster';
import type { MapBox, MapMarker } from './map.ts';

/** A marker, or one that stands for several that lie too near to each other to be told apart. */
export interface ClusteredMarker {
  readonly marker: MapMarker;
  /** The ids of the markers that it stands for; of itself where it is one. */
  readonly members: readonly string[];
}

/** About as wide as a marker. */
const radiusPixels = 60;
/** From here on markers stand for themselves, also at the same place. */
const deepestCluster = 16;

const earth: MapBox = { north: 90, west: -180, south: -90, east: 180 };

/** Markers grouped for every zoom of a map; the same for whichever library draws it. */
export class MarkerClusters {
  readonly #markers: readonly MapMarker[];
  readonly #index: Supercluster<{ readonly place: number }>;

  constructor(markers: readonly MapMarker[]) {
    this.#markers = markers;
    this.#index = new Supercluster({ radius: radiusPixels, extent: 256, maxZoom: deepestCluster });
    this.#index.load(
      markers.map(({ latitude, longitude }, place) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
        properties: { place },
      })),
    );
  }

  /** What stands in a part of the map at a zoom. `words` names a group by how many it stands for. */
  at(
    zoom: number,
    words: (count: number) => string,
    { north, west, south, east }: MapBox = earth,
    look: Pick<MapMarker, 'tone' | 'small'> = {},
  ): ClusteredMarker[] {
    const inside = this.#index.getClusters([west, south, east, north], Math.max(0, Math.floor(zoom)));
    return inside.flatMap((feature) => {
      const { properties, geometry } = feature;
      if (!('cluster_id' in properties)) return this.#single(properties.place);
      const members = this.#index
        .getLeaves(properties.cluster_id, Infinity)
        .flatMap((leaf) => this.#markers[leaf.properties.place]?.id ?? []);
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const marker = {
        // Named by its members: the numbers of the index say nothing once other markers are grouped.
        id: `cluster ${members[0]} ${members.length}`,
        label: words(members.length),
        latitude,
        longitude,
        count: members.length,
        ...look,
      };
      return [{ marker, members }];
    });
  }

  #single(place: number): ClusteredMarker[] {
    const marker = this.#markers[place];
    return marker ? [{ marker, members: [marker.id] }] : [];
  }
}
