import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import classes from './MapFrame.module.css';

interface MapFrameProps {
  readonly label: string;
  readonly className: string;
  /** What lies above the map, whether it is there or not. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around a map, whichever library draws it. The size comes from `className`. */
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
