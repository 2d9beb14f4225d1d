import { useEffect, useState } from 'react';
import { foreignCountry } from '../../../ui/map/foreignCountry.ts';
import type { ForeignCountry } from '../../../ui/map/foreignCountry.ts';
import { loadPlaces } from '../../../ui/map/offline/places.ts';

/** Finds places in another country by their coordinates, once the gazetteer is loaded; null until then. */
export function useForeignCountry(): ForeignCountry | null {
  const [found, setFound] = useState<{ readonly foreign: ForeignCountry } | null>(null);
  useEffect(() => {
    let left = false;
    // Without the gazetteer only the country codes are checked.
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
