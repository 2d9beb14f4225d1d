import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import classes from './MapFrame.module.css';

interface MapFrameProps {
  readonly label: string;
  readonly className: string;
  /** Controls above the map, also before it has loaded. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a map of either library. The size comes from `className`. */
export function MapFrame({ label, className, tools, children }: MapFrameProps) {
  return (
    <section className={`${classes.map} ${className}`} aria-label={label} tabIndex={-1}>
      <MapBoundary>
        <Suspense fallback={<div className={classes.waiting} />}>{children}</Suspense>
      </MapBoundary>
      {tools}
    </section>
  );
}

/** If a library cannot be loaded, a text is shown and the rest of the page stays. */
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
