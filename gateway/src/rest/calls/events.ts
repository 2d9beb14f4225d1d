import { declareCall } from '../declaration.ts';

/** A stream, which `live/open-events.ts` reads. */
export const followEvents = declareCall('get', '/events', {
  answers: 'text',
  notOffered: 'This server tells no changes',
});
