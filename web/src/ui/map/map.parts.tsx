import { definePart } from '../../parts/definition.ts';
import classes from './map.parts.module.css';
import type { MapShape, MapTone } from './map.ts';
import { MapView } from './MapView.tsx';

const looks: readonly (readonly [MapTone, MapShape])[] = [
  ['neutral', 'ring'],
  ['active', 'half'],
  ['waiting', 'dot'],
  ['done', 'check'],
  ['failed', 'cross'],
];
const markers = looks.map(([tone, shape], index) => ({
  id: String(index),
  label: `${tone}, ${shape}`,
  latitude: 51.5 + index / 2,
  longitude: -index,
  tone,
  shape,
  selected: index === 2,
}));

export const parts = [
  definePart('Map', {
    'markers of every look': () => (
      <MapView label="Markers" markers={markers} onSelect={() => undefined} className={classes.map ?? ''} />
    ),
    area: () => (
      <MapView
        label="An area"
        areas={[
          { id: '1', label: '20 km', latitude: 53.3, longitude: -6.2, radiusMetres: 20_000, tone: 'active' },
        ]}
        className={classes.map ?? ''}
      />
    ),
    'a pin that can be moved': () => (
      <MapView
        label="A pin"
        pins={[{ id: '1', label: 'Shop', latitude: 53.3, longitude: -6.2 }]}
        onPinMove={() => undefined}
        className={classes.map ?? ''}
      />
    ),
    empty: () => <MapView label="Nothing" className={classes.map ?? ''} />,
  }),
];
