import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../kit/page/code/PieceBoundary.tsx';
import classes from './locations.module.css';

const LocationsOverview = definePiece(
  async () => (await import('./LocationsOverview.tsx')).LocationsOverview,
);

interface LocationsMapProps {
  readonly orderId: string;
  /** The order's country (ISO 3166-1 alpha-2). */
  readonly country: string | null;
}

/** All of an order's locations on a map, whose code is loaded on demand. */
export function LocationsMap(props: LocationsMapProps) {
  return (
    <PieceBoundary>
      <Suspense fallback={<div className={classes.overviewMap} aria-busy="true" />}>
        <LocationsOverview {...props} />
      </Suspense>
    </PieceBoundary>
  );
}

interface MapToggleProps {
  readonly shown: boolean;
  readonly onChange: (shown: boolean) => void;
}

export const MapToggle = ({ shown, onChange }: MapToggleProps) => (
  <Button variant="default" size="xs" aria-pressed={shown} onClick={() => onChange(!shown)}>
    {shown ? 'Hide map' : 'Show map'}
  </Button>
);
