import { useState } from 'react';
import { Section } from '../../../../kit/detail/Section.tsx';
import { EmbeddedList } from '../../../../kit/embedded/EmbeddedList.tsx';
import * as column from '../../../../kit/list/columns.tsx';
import { LocationsMap, MapToggle } from '../../locations/LocationsMap.tsx';
import { OrderLocationsDocument } from './Locations.generated.ts';
import type { OrderLocationsQuery } from './Locations.generated.ts';

type Location = NonNullable<NonNullable<OrderLocationsQuery['order']>['locations']>['items'][number];

const columns = [
  {
    id: 'name',
    header: 'Name',
    width: 190,
    narrow: true,
    grow: true,
    cell: ({ name, address1 }: Location) => name ?? address1,
  },
  column.textColumn('reference', { width: 124 }),
  column.textColumn('address1', { header: 'Address', width: 150 }),
  column.textColumn('city', { width: 104, narrow: true }),
  column.textColumn('zip', { header: 'Postcode', width: 90, narrow: true }),
  column.nameColumn('group', { width: 104 }),
];

interface LocationsProps {
  readonly orderId: string;
  /** The order's country (ISO 3166-1 alpha-2). */
  readonly country: string | null;
}

/** The locations of the jobs; the map is loaded on demand. */
export function Locations({ orderId, country }: LocationsProps) {
  const [mapShown, setMapShown] = useState(false);
  return (
    <Section title="Locations" actions={<MapToggle shown={mapShown} onChange={setMapShown} />}>
      {mapShown && <LocationsMap orderId={orderId} country={country} />}
      <EmbeddedList
        name="locations"
        label="Locations"
        query={OrderLocationsDocument}
        variables={{ id: orderId }}
        rows={({ order }) => order?.locations}
        columns={columns}
      />
    </Section>
  );
}
