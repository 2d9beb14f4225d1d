import { Button } from '@mantine/core';
import { useApolloClient } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useOffers } from '../../../graphql/offered.ts';
import { findPlaces } from '../../../graphql/lookups/places.ts';
import { useBusy } from '../../../kit/mutation/useBusy.ts';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../kit/page/code/PieceBoundary.tsx';
import { mapDefaults } from '../../../ui/map/map.ts';
import type { MapPlace } from '../../../ui/map/map.ts';
import classes from './singleLocation.module.css';
import { locationMessages } from './messages.ts';

// Without a place there is no map.
const MapView = definePiece(async () => (await import('../../../ui/map/MapView.tsx')).MapView);

interface LocationPinProps {
  readonly place: MapPlace | null;
  readonly label: string;
  /** Changes when another place is shown, and not when the pin is moved: then the map does not move. */
  readonly shown: number;
  /** The address in the fields, for the search. */
  readonly address: string;
  /** `anew`: the map must move there. */
  readonly onPlace: (place: MapPlace, anew: boolean) => void;
}

/** The place of the location: a pin that is moved by mouse and by keys, or the ways to get one. */
export function LocationPin({ place, label, shown, address, onPlace }: LocationPinProps) {
  const client = useApolloClient();
  const offers = useOffers();
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const find = () =>
    run(async () => {
      setProblem(null);
      const found = await findPlaces(client, address).catch(() => null);
      const [best] = found ?? [];
      if (best) onPlace(best, true);
      else setProblem(found === null ? locationMessages.searchFailed : locationMessages.notFound);
    });
  if (place === null) {
    return (
      <div className={classes.noPin}>
        <output className={classes.quiet}>{problem ?? locationMessages.noPin}</output>
        <span className={classes.buttons}>
          {offers('findPlaces') && (
            <Button
              variant="default"
              size="xs"
              loading={busy}
              disabled={address === ''}
              onClick={() => void find()}
            >
              Find it on the map
            </Button>
          )}
          <Button variant="default" size="xs" onClick={() => onPlace(mapDefaults.centre, true)}>
            Put a pin on the map
          </Button>
        </span>
      </div>
    );
  }
  return (
    <div>
      <PieceBoundary>
        <Suspense fallback={<div className={classes.pinMap} aria-busy="true" />}>
          <MapView
            label="Place of the location"
            className={classes.pinMap ?? ''}
            pins={[{ id: String(shown), label, ...place }]}
            onPinMove={(_id, moved) => onPlace(moved, false)}
          />
        </Suspense>
      </PieceBoundary>
      <p className={classes.quiet}>{locationMessages.pinHelp}</p>
    </div>
  );
}
