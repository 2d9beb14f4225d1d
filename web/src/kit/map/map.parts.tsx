import { IconMapOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { definePart } from '../../parts/definition.ts';
import { Waiting } from '../page/Waiting.tsx';
import { PageMessage } from '../page/failures/PageMessage.tsx';
import classes from './map.parts.module.css';
import { MapBesideList } from './MapBesideList.tsx';
import { useMapBox } from './useMapBox.ts';

interface Shop {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

const shops: readonly Shop[] = [
  { id: '1', name: 'Harbour shop', latitude: 51.9, longitude: -8.47 },
  { id: '2', name: 'Quay shop', latitude: 51.91, longitude: -8.46 },
  { id: '3', name: 'Castle shop', latitude: 53.34, longitude: -6.26 },
];
const none: readonly Shop[] = [];
const markerOf = ({ id, name, latitude, longitude }: Shop) => ({
  id,
  label: name,
  latitude,
  longitude,
  tone: 'active' as const,
  shape: 'dot' as const,
});

interface ShownProps {
  readonly items?: readonly Shop[];
  readonly chosen?: string;
  readonly busy?: boolean;
  readonly note?: string;
}

function Shops({ items = shops, chosen, busy = false, note }: ShownProps) {
  const box = useMapBox();
  const [selected, setSelected] = useState(chosen);
  const markers = useMemo(() => items.map(markerOf), [items]);
  return (
    <div className={classes.frame}>
      <MapBesideList
        label="Shops in sight"
        thing="shop"
        box={box}
        items={items}
        markers={markers}
        selected={selected}
        onSelect={setSelected}
        busy={busy}
        note={note}
        message={
          busy ? (
            <Waiting label="Shops" height={40} />
          ) : (
            <PageMessage
              announce="status"
              title="No shops in this part of the map"
              icon={<IconMapOff size={20} />}
            />
          )
        }
      >
        {({ id, name, latitude, longitude }) => (
          <>
            <button type="button" onClick={() => setSelected(id)}>
              {name}
            </button>
            <p className={classes.place}>
              {latitude}, {longitude}
            </p>
          </>
        )}
      </MapBesideList>
    </div>
  );
}

const ireland = '?box=55.5,-11,51,-5';

export const parts = [
  definePart('Map beside a list', {
    'items and a group': { at: ireland, shows: () => <Shops note="3 of 12 shops are shown." /> },
    'one is chosen': { at: ireland, shows: () => <Shops chosen="3" /> },
    'about to change': { at: ireland, shows: () => <Shops busy /> },
    waiting: { at: ireland, shows: () => <Shops items={none} busy /> },
    empty: { at: ireland, shows: () => <Shops items={none} /> },
  }),
];
