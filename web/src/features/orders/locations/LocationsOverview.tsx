import { useMemo, useState } from 'react';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { EmbeddedRows } from '../../../kit/embedded/EmbeddedRows.tsx';
import { withMargin } from '../../../kit/map/mapBox.ts';
import { noValue } from '../../../kit/value/time.ts';
import type { OpenGroup } from '../../../ui/map/GroupList.tsx';
import { boxAround } from '../../../ui/map/map.ts';
import type { MapBox, MapMarker } from '../../../ui/map/map.ts';
import { MapView } from '../../../ui/map/MapView.tsx';
import { useClusters } from '../../../ui/map/useClusters.ts';
import { orderMessages } from '../messages.ts';
import classes from './locations.module.css';
import { doubtOf } from './placeDoubts.ts';
import type { Place } from './placeDoubts.ts';
import { useForeignCountry } from './useForeignCountry.ts';
import { usePlaces } from './usePlaces.ts';

interface LocationsOverviewProps {
  readonly orderId: string;
  /** The order's country (ISO 3166-1 alpha-2). */
  readonly country: string | null;
}

/** All of an order's locations on a map, and a list of the doubtful ones. */
export function LocationsOverview({ orderId, country }: LocationsOverviewProps) {
  const { result, first, places } = usePlaces(orderId);
  return (
    <SectionState result={result} value={first} title="The map">
      {({ total }) => <PlacesOnMap places={places} total={total} country={country} />}
    </SectionState>
  );
}

interface PlacesOnMapProps {
  readonly places: readonly Place[];
  readonly total: number;
  readonly country: string | null;
}

const earth: MapBox = { north: 90, south: -90, west: -180, east: 180 };

const columns = [
  {
    id: 'name',
    header: 'Location',
    width: 200,
    grow: true,
    narrow: true,
    cell: ({ name, address1 }: Doubtful) => name ?? address1,
  },
  {
    id: 'reference',
    header: 'Reference',
    width: 120,
    cell: ({ reference }: Doubtful) => reference ?? noValue,
  },
  { id: 'city', header: 'City', width: 120, cell: ({ city }: Doubtful) => city ?? noValue },
  {
    id: 'doubt',
    header: 'Why',
    width: 220,
    grow: true,
    narrow: true,
    cell: ({ doubt }: Doubtful) => doubt,
  },
];

type Doubtful = Place & { readonly doubt: string };

function PlacesOnMap({ places, total, country }: PlacesOnMapProps) {
  const foreign = useForeignCountry();
  const doubtful = useMemo(
    () =>
      places.flatMap((place): Doubtful[] => {
        const doubt = doubtOf(place, country, foreign);
        return doubt === null ? [] : [{ ...place, doubt }];
      }),
    [places, country, foreign],
  );
  const { markers, marked } = useMemo(() => {
    const doubts = new Map(doubtful.map(({ id, doubt }) => [id, doubt]));
    const known = places.flatMap((place) => markerOf(place, doubts.get(place.id)));
    return { markers: known, marked: known.flatMap(({ id }) => (doubts.has(id) ? id : [])) };
  }, [places, doubtful]);
  const [wanted, setWanted] = useState<MapBox | null>(null);
  const [group, setGroup] = useState<OpenGroup | null>(null);
  const [view, setView] = useState({ box: earth, zoom: 0 });
  const all = useMemo(() => {
    const around = boxAround(markers);
    return around && withMargin(around);
  }, [markers]);
  const shown = useClusters(markers, { ...view, marked }, { thing: 'location' });
  const waiting = places.filter(({ locating }) => locating === 'WAITING').length;
  const missing = places.length - markers.length;
  return (
    <div className={classes.review}>
      <MapView
        label="Locations of the order"
        className={classes.overviewMap ?? ''}
        markers={shown.markers}
        follow={false}
        box={wanted ?? all}
        onSelect={(id) => {
          const around = shown.boxOf(id);
          const list = shown.listOf(id) ?? null;
          setGroup(list);
          if (around && !list) setWanted(withMargin(around));
        }}
        onBoxChange={(box, { zoom }) => setView({ box, zoom })}
        group={group}
        onGroupClose={() => setGroup(null)}
      />
      {missing > 0 && <p className={classes.quiet}>{orderMessages.placesMissing(missing, total, waiting)}</p>}
      {doubtful.length > 0 && (
        <EmbeddedRows name="doubts" label="Locations to look at" rows={doubtful} columns={columns} />
      )}
    </div>
  );
}

function markerOf(
  { id, name, address1, city, latitude, longitude }: Place,
  doubt: string | undefined,
): MapMarker[] {
  if (latitude === null || longitude === null) return [];
  const label = [name ?? address1, city, doubt].filter(Boolean).join(', ');
  return [
    { id, label, latitude, longitude, ...(doubt === undefined ? {} : { tone: 'failed', shape: 'cross' }) },
  ];
}
