import Supercluster from 'supercluster';
import type { MapBox } from './map.ts';

/** About the width of a marker. */
const radiusPixels = 60;
/** The deepest zoom of the maps: points at one place stay grouped, as their markers would overlap. */
const deepestCluster = 22;

/** Several points that are too close to each other to be distinguished. */
export interface PointGroup {
  readonly count: number;
  readonly latitude: number;
  readonly longitude: number;
  /** The box around its points. */
  readonly box: MapBox;
}

/** A marker of the map: a point by its index, or a group. */
export interface ShownPoint {
  readonly place?: number;
  readonly group?: PointGroup;
  /** It is or contains one of the marked points. */
  readonly marked: boolean;
}

interface PointProperties {
  readonly place: number;
}
type BoxProperties = MapBox;

/**
 * Points clustered for every zoom of a map, for either library. It needs no DOM: many points are clustered in a worker.
 */
export class PointClusters {
  readonly #coordinates: Float64Array;
  readonly #index: Supercluster<PointProperties, BoxProperties>;

  /** Longitude and latitude of each point in turn. */
  constructor(coordinates: Float64Array) {
    this.#coordinates = coordinates;
    this.#index = new Supercluster<PointProperties, BoxProperties>({
      radius: radiusPixels,
      extent: 256,
      maxZoom: deepestCluster,
      map: ({ place }) => this.#boxOf(place),
      reduce: (box, { north, south, west, east }) =>
        Object.assign(box, {
          north: Math.max(box.north, north),
          south: Math.min(box.south, south),
          west: Math.min(box.west, west),
          east: Math.max(box.east, east),
        }),
    });
    this.#index.load(
      Array.from({ length: coordinates.length / 2 }, (_, place) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [...coordinates.subarray(2 * place, 2 * place + 2)] },
        properties: { place },
      })),
    );
  }

  /** The markers in a view at a zoom; `marked` are the indexes of the points to mark. */
  at(zoom: number, { north, west, south, east }: MapBox, marked: readonly number[] = []): ShownPoint[] {
    const places = new Set(marked);
    const shown = this.#index.getClusters([west, south, east, north], Math.max(0, Math.floor(zoom)));
    return shown.map(({ properties, geometry }) => {
      if (!('cluster_id' in properties))
        return { place: properties.place, marked: places.has(properties.place) };
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const { point_count: count, cluster_id: id } = properties;
      const box = {
        north: properties.north,
        south: properties.south,
        west: properties.west,
        east: properties.east,
      };
      return { group: { count, latitude, longitude, box }, marked: this.#holds(id, box, marked) };
    });
  }

  #holds(group: number, box: MapBox, places: readonly number[]): boolean {
    const near = new Set(places.filter((place) => isWithin(this.#boxOf(place), box)));
    return (
      near.size > 0 &&
      this.#index.getLeaves(group, Infinity).some(({ properties }) => near.has(properties.place))
    );
  }

  #boxOf(place: number): MapBox {
    const [longitude = 0, latitude = 0] = this.#coordinates.subarray(2 * place, 2 * place + 2);
    return { north: latitude, south: latitude, west: longitude, east: longitude };
  }
}

const isWithin = (inner: MapBox, outer: MapBox): boolean =>
  inner.north <= outer.north &&
  inner.south >= outer.south &&
  inner.west >= outer.west &&
  inner.east <= outer.east;
