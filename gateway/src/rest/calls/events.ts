import type { RestCall } from '../declaration.ts';

/** A stream; `live/open-events.ts` reads it. */
export const followEvents: RestCall<{ query?: { after?: string; types?: string[] } }, string> = {
  idempotent: true,
  public: false,
  reads: false,
  cacheable: false,
  verbatim: [],
  empty: false,
  notOffered: 'This server tells no changes',
  method: 'GET',
  path: '/events',
  answers: 'text',
  safe: true,
};
