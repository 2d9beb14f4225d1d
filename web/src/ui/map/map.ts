/** What a map shows, whichever library draws it. Places are degrees in WGS 84. */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** Colour and shape say the same, so that nothing depends on colour alone. */
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
  /** A small disc instead of a pin, for what only surrounds the pins: it does not hide beneath one at its place. */
  readonly small?: boolean;
  /** How many things it stands for; written in the marker in place of the shape. */
  readonly count?: number;
}

/** A circle on the ground. */
export interface MapArea extends MapPlace {
  readonly id: string;
  readonly label: string;
  readonly radiusMetres: number;
  readonly tone?: MapTone;
}

/** A marker that the person moves to correct a place. */
export interface MapPin extends MapPlace {
  readonly id: string;
  readonly label: string;
}

/** The part of the earth that is in sight. */
export interface MapBox {
  readonly north: number;
  readonly south: number;
  readonly west: number;
  readonly east: number;
}

/** How the map came to rest. */
export interface MapRest {
  /** 0 shows the earth in a square of 256 pixels; each level doubles it. */
  readonly zoom: number;
  /** Moved by the person, and not to show something that it was given. */
  readonly moved: boolean;
}

export interface MapContent {
  /** Name of the map for those who cannot see it. */
  readonly label: string;
  readonly markers?: readonly MapMarker[];
  readonly areas?: readonly MapArea[];
  readonly pins?: readonly MapPin[];
  /** Where the map opens when there is nothing to show on it. */
  readonly centre?: MapPlace;
  readonly zoom?: number;
  /** False: the map stays where it is when what it shows changes. */
  readonly follow?: boolean;
  /** Without it markers cannot be chosen. */
  readonly onSelect?: (id: string) => void;
  readonly onPinMove?: (id: string, place: MapPlace) => void;
  /** The part to show, at first and whenever another one is given; more of the earth may fit into the map. */
  readonly box?: MapBox | null;
  /** The wheel zooms, where the map does not stand in a page that scrolls. */
  readonly wheel?: boolean;
  /** Called when the map has come to rest, also the first time. */
  readonly onBoxChange?: (box: MapBox, rest: MapRest) => void;
  /** With it a box can be drawn on the map; longitudes may go beyond 180. */
  readonly onBoxDrawn?: (box: MapBox) => void;
}

export const mapDefaults = {
  centre: { latitude: 51.5285582, longitude: -0.2416816 },
  zoom: 0.5,
  markerWidthPixels: 58,
  markerHeightPixels: 68,
} as const;

/** Everything that should be in sight, and a key that changes when other things are shown. */
export function shownPlaces({ markers = [], areas = [], pins = [] }: MapContent): {
  readonly places: readonly MapPlace[];
  readonly key: string;
} {
  const places = [...markers, ...pins, ...areas.flatMap(edgesOf)];
  const key = [...markers, ...areas, ...pins].map(({ id }) => id).join('\n');
  return { places, key };
}

/** Metres of one degree of latitude, nearly the same everywhere. */
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
  // Not spread: there may be more places than a call takes arguments.
  let [north, south, west, east] = [-90, 90, 180, -180];
  for (const { latitude, longitude } of places) {
    north = Math.max(north, latitude);
    south = Math.min(south, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  return { north, south, west, east };
}

/** Whether a place lies in a part of the map; one whose west lies east of its east reaches across 180°. */
export function isInside({ latitude, longitude }: MapPlace, { north, south, west, east }: MapBox): boolean {
  if (latitude > north || latitude < south) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}
