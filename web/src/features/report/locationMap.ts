import type { Report } from './requestReport.ts';

/** The map is large: it is fetched once somebody looks at it, or prints. */
export const locationMap = {
  load: () => import('../../ui/map/PrivateMap.tsx'),
};

/** Whether there is a place that it could show. */
export const hasMap = (location: Report['location']): boolean =>
  location !== null && location.latitude !== null && location.longitude !== null;
