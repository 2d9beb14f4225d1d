/** The content of a map, for either library. Places are degrees in WGS 84. */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** Colour and shape carry the same meaning, so that nothing depends on colour alone. */
export type MapTone = 'neutral' | 'active' | 'waiting' | 'done' | 'failed';
export type MapShape =
  'dot' | 'ring' | 'half' | 'check' | 'cross' | 'person' | 'walking' | 'cycling' | 'vehicle';

export interface MapMarker extends MapPlace {
  readonly id: string;
  /** Read out, and shown on hover. */
  readonly label: string;
  readonly tone?: MapTone;
  readonly shape?: MapShape;
  readonly selected?: boolean;
  /** A small disc instead of a pin, for context around the pins; a pin at the same place does not cover it. */
  readonly small?: boolean;
  /** How many records it represents; shown in the marker instead of the shape. */
  readonly count?: number;
}

/** A circle on the ground. */
export interface MapArea extends MapPlace {
  readonly id: string;
  readonly label: string;
  readonly radiusMetres: number;
  readonly tone?: MapTone;
}

/** A marker that the user moves to correct a place. */
export interface MapPin extends MapPlace {
  readonly id: string;
  readonly label: string;
}

/** The visible part of the map. */
export interface MapBox {
  readonly north: number;
  readonly south: number;
  readonly west: number;
  readonly east: number;
}

/** The state of the map when it is idle. */
export interface MapRest {
  /** 0 shows the world in a square of 256 pixels; each level doubles it. */
  readonly zoom: number;
  /** Moved by the user, not by the map to show its content. */
  readonly moved: boolean;
}

export interface MapContent {
  /** Accessible name of the map. */
  readonly label: string;
  readonly markers?: readonly MapMarker[];
  readonly areas?: readonly MapArea[];
  readonly pins?: readonly MapPin[];
  /** Where the map opens when it has no content. */
  readonly centre?: MapPlace;
  readonly zoom?: number;
  /** False: the map does not move when its content changes. */
  readonly follow?: boolean;
  /** Without it, markers cannot be selected. */
  readonly onSelect?: (id: string) => void;
  readonly onPinMove?: (id: string, place: MapPlace) => void;
  /** The part to show, initially and whenever it changes; the map may show more around it. */
  readonly box?: MapBox | null;
  /** Zooms with the wheel, for maps outside scrolling pages. */
  readonly wheel?: boolean;
  /** Called when the map is idle, also the first time. */
  readonly onBoxChange?: (box: MapBox, rest: MapRest) => void;
  /** Enables drawing a box on the map; longitudes may exceed 180. */
  readonly onBoxDrawn?: (box: MapBox) => void;
}

export const mapDefaults = {
  centre: { latitude: 51.5285582, longitude: -0.2416816 },
  zoom: 0.5,
  markerWidthPixels: 58,
  markerHeightPixels: 68,
} as const;

/** Every place that should be visible, and a key that changes with the content. */
export function shownPlaces({ markers = [], areas = [], pins = [] }: MapContent): {
  readonly places: readonly MapPlace[];
  readonly key: string;
} {
  const places = [...markers, ...pins, ...areas.flatMap(edgesOf)];
  const key = [...markers, ...areas, ...pins].map(({ id }) => id).join('\n');
  return { places, key };
}

/** Metres of one degree of latitude, nearly constant everywhere. */
const metresPerDegree = 111_320;

/** The north-west and south-east corners of the square around an area. */
function edgesOf({ latitude, longitude, radiusMetres }: MapArea): MapPlace[] {
  const north = radiusMetres / metresPerDegree;
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return [
    { latitude: latitude + north, longitude: longitude - east },
    { latitude: latitude - north, longitude: longitude + east },
  ];
}

/** The smallest box around places; null without any. */
export function boxAround(places: readonly MapPlace[]): MapBox | null {
  if (places.length === 0) return null;
  // Not spread: there may be more places than a call accepts arguments.
  let [north, south, west, east] = [-90, 90, 180, -180];
  for (const { latitude, longitude } of places) {
    north = Math.max(north, latitude);
    south = Math.min(south, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  return { north, south, west, east };
}

/** Whether a place is in a box; a box whose west is greater than its east crosses 180°. */
export function isInside({ latitude, longitude }: MapPlace, { north, south, west, east }: MapBox): boolean {
  if (latitude > north || latitude < south) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}
