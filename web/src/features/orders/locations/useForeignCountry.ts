import { useEffect, useState } from 'react';
import { foreignCountry } from '../../../ui/map/foreignCountry.ts';
import type { ForeignCountry } from '../../../ui/map/foreignCountry.ts';
import { loadPlaces } from '../../../ui/map/offline/places.ts';

/** Tells places of another country by their coordinates, once the towns of the earth are loaded; null until then. */
export function useForeignCountry(): ForeignCountry | null {
  const [found, setFound] = useState<{ readonly foreign: ForeignCountry } | null>(null);
  useEffect(() => {
    let left = false;
    // Without the towns the codes of the locations are looked at alone.
    loadPlaces().then(
      (towns) => {
        if (!left) setFound({ foreign: foreignCountry(towns) });
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return found?.foreign ?? null;
}
