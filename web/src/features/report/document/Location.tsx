import { lazy, Suspense, useRef } from 'react';
import { locationMap } from './locationMap.ts';
import { OutwardLink } from './OutwardLink.tsx';
import { reasonOf } from '../odd/oddValues.ts';
import { OddFields } from '../odd/OddFields.tsx';
import type { Report } from '../odd/readable.ts';
import { useNear } from '../useNear.ts';
import type { Paper } from '../printing/usePaper.ts';
import classes from './Location.module.css';
import documentClasses from './ReportDocument.module.css';

const LocationMap = lazy(async () => ({ default: (await locationMap.load()).PrivateMap }));

/** Shows the names of the surrounding towns; nearer, the map would be blank. */
const placeZoom = 9.5;
/** The visible part at which the location counts as viewed. */
const lookedAt = { threshold: 0.25 };
const positionFields = ['latitude', 'longitude'];

interface LocationProps {
  readonly location: NonNullable<Report['location']>;
  readonly paper: Paper;
}

/** The location of the job on a map that loads once it is scrolled to; nothing without a location. */
export function Location({ location, paper }: LocationProps) {
  const { name, latitude, longitude } = location;
  const frame = useRef<HTMLDivElement>(null);
  const seen = useNear(frame, lookedAt);
  if (latitude === null || longitude === null) {
    if (reasonOf(location.odd, positionFields) === undefined) return null;
    return (
      <section className={documentClasses.part}>
        <h2 className={documentClasses.heading}>Location</h2>
        <OddFields odd={location.odd} fields={positionFields} />
      </section>
    );
  }
  return (
    <section className={documentClasses.part}>
      <h2 className={documentClasses.heading}>Location</h2>
      <div className={classes.location}>
        <p className={classes.whereabouts}>
          <span className={classes.coordinates}>
            {latitude.toFixed(5)}, {longitude.toFixed(5)}
          </span>
          <OutwardLink
            className={classes.outward}
            href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
          >
            Open in Google Maps
          </OutwardLink>
        </p>
        <div ref={frame} className={classes.mapFrame}>
          {(seen || paper.needsMap) && (
            <Suspense fallback={null}>
              <LocationMap
                className={classes.map ?? ''}
                label="Map of the location"
                markers={[{ id: 'place', label: name ?? 'Location of the job', latitude, longitude }]}
                placeZoom={placeZoom}
                fine
                onDrawn={paper.onMapDrawn}
              />
            </Suspense>
          )}
        </div>
      </div>
    </section>
  );
}
