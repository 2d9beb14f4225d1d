import { MapView } from '../../../../ui/map/MapView.tsx';
import classes from '../detail.module.css';
import { useOrderPlacesQuery } from './Locations.generated.ts';
import { SectionState } from '../../../../kit/detail/SectionState.tsx';
import { orderMessages } from '../../messages.ts';

/** More markers than this say nothing that these do not. */
const shownPlaces = 1000;

/** The order's locations on a map, as far as it is known where they are. */
export default function LocationsMap({ orderId }: { orderId: string }) {
  const result = useOrderPlacesQuery({ variables: { id: orderId, perPage: shownPlaces } });
  return (
    <SectionState result={result} value={result.data?.order?.locations} title="The map">
      {({ items, pageInfo }) => {
        const markers = items.flatMap(({ id, name, address1, city, latitude, longitude }) =>
          latitude === null || longitude === null
            ? []
            : [{ id, label: [name ?? address1, city].filter(Boolean).join(', '), latitude, longitude }],
        );
        const waiting = items.filter(({ locating }) => locating === 'WAITING').length;
        const missing = pageInfo.total - markers.length;
        return (
          <>
            <MapView
              label="Locations of the order"
              markers={markers}
              {...(classes.map ? { className: classes.map } : {})}
            />
            {missing > 0 && (
              <p className={classes.empty}>{orderMessages.placesMissing(missing, pageInfo.total, waiting)}</p>
            )}
          </>
        );
      }}
    </SectionState>
  );
}
