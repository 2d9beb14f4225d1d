import { lazy, Suspense, useMemo } from 'react';
import { Section } from '../../../kit/detail/Section.tsx';
import { PieceBoundary } from '../../../kit/page/code/PieceBoundary.tsx';
import { whenOnline } from '../../../kit/page/code/whenOnline.ts';
import { DateText } from '../../../kit/value/DateText.tsx';
import type { MapMarker } from '../../../ui/map/map.ts';
import { shepherdName } from '../labels.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { useShepherdPositionQuery } from './Account.generated.ts';
import classes from './Account.module.css';

const MapView = lazy(
  whenOnline(async () => ({ default: (await import('../../../ui/map/MapView.tsx')).MapView })),
);

/** The last position of a Shepherd. Nothing if it is unknown, failed to load or is restricted. */
export function Position({ shepherd }: { shepherd: ShepherdProfileFragment }) {
  const { id, viewRestricted } = shepherd;
  const { data } = useShepherdPositionQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
    skip: viewRestricted !== false,
  });
  const position = data?.agent?.position;
  const name = shepherdName(shepherd);
  const markers = useMemo<MapMarker[]>(
    () => (position ? [{ ...position, id, label: name, shape: 'person' }] : []),
    [id, name, position],
  );
  if (viewRestricted !== false || !position) return null;
  return (
    <Section title="Position">
      <PieceBoundary>
        <Suspense fallback={<div className={classes.map} />}>
          <MapView label={`Where ${name} was last`} markers={markers} className={classes.map ?? ''} />
        </Suspense>
      </PieceBoundary>
      <p className={classes.about}>
        Last seen here: <DateText value={position.recordedAt} show="date-time" />
      </p>
    </Section>
  );
}
