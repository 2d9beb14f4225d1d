import type { Report } from '../odd/readable.ts';

/** The map is large: it is loaded once it is scrolled to, or for printing. */
export const locationMap = {
  load: () => import('../../../ui/map/PrivateMap.tsx'),
};

/** Whether the location can be shown on a map. */
export const hasMap = (location: Report['location']): boolean =>
  location !== null && location.latitude !== null && location.longitude !== null;
