import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef } from 'react';
import { SearchField } from '../../../kit/form/late/lateFields.tsx';
import { textFilterDebounceMilliseconds } from '../../../constants.ts';
import { useOffers } from '../../../graphql/offered.ts';
import { findPlaces } from '../../../graphql/lookups/places.ts';
import type { FoundPlace } from '../../../graphql/lookups/places.ts';
import type { Lookup } from '../../../graphql/lookups/lookup.ts';
import { countryName } from '../../../kit/value/country.ts';
import { locationMessages } from './messages.ts';

interface AddressSearchProps {
  /** The order's country; addresses elsewhere are marked. */
  readonly country: string | null;
  readonly onChoose: (place: FoundPlace) => void;
}

const nothing: readonly string[] = [];
/** Fewer characters match half of a country. */
const minimumLength = 3;

/** Searches an address and passes it on; the field itself is cleared for the next search. */
export function AddressSearch({ country, onChoose }: AddressSearchProps) {
  const client = useApolloClient();
  const offers = useOffers();
  const found = useRef<ReadonlyMap<string, FoundPlace>>(new Map());
  const lookup = useMemo((): Lookup => {
    const search = async (text: string) => {
      const places = await findPlaces(client, text);
      found.current = new Map(places.map((place, position) => [`${position} ${place.label}`, place]));
      return [...found.current].map(([id, { label, countryCode }]) => ({
        id,
        label,
        ...(country !== null &&
          countryCode !== country && { warning: locationMessages.outside(countryName(country)) }),
      }));
    };
    return {
      name: 'places',
      minimumLength,
      debounceMilliseconds: textFilterDebounceMilliseconds,
      search: (_client, text) => search(text),
      resolve: async () => [],
    };
  }, [client, country]);
  if (!offers('findPlaces')) return null;
  return (
    <SearchField
      label="Find an address"
      description={locationMessages.findHelp}
      placeholder="Street, town or postcode"
      lookup={lookup}
      value={nothing}
      onChange={([id]) => {
        const place = found.current.get(id ?? '');
        if (place) onChoose(place);
      }}
    />
  );
}
