import { useOffers } from '../graphql/offered.ts';
import type { AnyPage } from '../kit/page/definition.ts';
import { pages } from './screens.ts';

/** The pages of the console, without those of which the server behind the gateway has nothing. */
export function useOfferedPages(): readonly AnyPage[] {
  const offers = useOffers();
  return pages.filter(({ reads }) => offers(reads));
}
