import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { addressLines } from './reading.ts';
import type { Report } from './requestReport.ts';
import classes from './ReportDocument.module.css';

const MapView = lazy(async () => ({ default: (await import('../../ui/map/MapView.tsx')).MapView }));

/** Where it was done: the address, and a map once it comes into sight. */
export function Location({ location }: { location: NonNullable<Report['location']> }) {
  const { name, latitude, longitude } = location;
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>Location</h2>
      <div className={classes.location}>
        <address className={classes.address}>
          {name && <strong>{name}</strong>}
          {addressLines(location).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {place && (
            <>
              <span className={classes.coordinates}>
                {place.latitude.toFixed(5)}, {place.longitude.toFixed(5)}
              </span>
              <a
                className={classes.screenOnly}
                href={`https://www.google.com/maps/search/?api=1&query=${place.latitude},${place.longitude}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                Open in Google Maps
              </a>
            </>
          )}
        </address>
        {place && (
          <div ref={frame} className={classes.mapFrame}>
            {near && (
              <Suspense fallback={null}>
                <MapView
                  className={classes.map ?? ''}
                  label="Map of the location"
                  markers={[{ id: 'place', label: name ?? 'Location of the job', ...place }]}
                />
              </Suspense>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Whether the element is, or has been, close to the part of the page that is in sight. */
function useNear(frame: { readonly current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [near, frame]);
  return near;
}
