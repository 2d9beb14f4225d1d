import { Component, lazy, Suspense, use, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { BoxTool } from './BoxTool.tsx';
import type { MapBox, MapContent } from './map.ts';
import { readMapSettings } from './mapSettings.ts';
import classes from './MapView.module.css';

const GoogleMap = lazy(() => import('./google/GoogleMap.tsx'));
const OfflineMap = lazy(() => import('./offline/OfflineMap.tsx'));

export interface MapViewProps extends MapContent {
  readonly className?: string;
}

/**
 * The one door to maps. Google draws when the server has a key for it; without a key, and when Google fails to load or
 * refuses the key, outlines of the countries are drawn, with the same markers, areas and pins. Either library is
 * loaded only when a map is shown. The size comes from `className`.
 */
export function MapView({ className = '', onBoxDrawn, ...content }: MapViewProps) {
  const inSight = useRef<MapBox>(null);
  const drawable: MapContent = {
    ...content,
    onBoxChange: (box, rest) => {
      inSight.current = box;
      content.onBoxChange?.(box, rest);
    },
  };
  return (
    <section className={`${classes.map} ${className}`} aria-label={content.label}>
      <MapBoundary>
        <Suspense fallback={<div className={classes.waiting} />}>
          <ChosenMap {...(onBoxDrawn ? drawable : content)} />
        </Suspense>
      </MapBoundary>
      {onBoxDrawn && <BoxTool inSight={inSight} onDrawn={onBoxDrawn} />}
    </section>
  );
}

function ChosenMap(content: MapContent) {
  const { googleMapsApiKey } = use(readMapSettings());
  const [failed, setFailed] = useState(false);
  return googleMapsApiKey === null || failed ? (
    <OfflineMap {...content} />
  ) : (
    <GoogleMap {...content} apiKey={googleMapsApiKey} onFail={() => setFailed(true)} />
  );
}

/** A library that cannot be loaded leaves words, and the page around it as it is. */
class MapBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <p className={classes.failed}>The map could not be loaded.</p>;
  }
}
