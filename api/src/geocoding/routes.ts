import { Type } from 'typebox';
import { call } from '../http/call.ts';
import { FilledText, optional } from '../http/schemas.ts';
import { bundledGeocoder } from './gazetteer.ts';
import { nominatimGeocoder } from './nominatim.ts';
import { FoundPlaces, mostPlaces } from './place.ts';

export const geocodingRoutes = [
  call({
    method: 'GET',
    path: 'geocoding/search',
    operationId: 'searchPlaces',
    tag: 'reference',
    summary: 'Addresses by words, with where they are',
    description: 'geocoding.unavailable when the address search is elsewhere and does not answer.',
    permission: 'signed-in',
    query: Type.Object({
      keywords: FilledText,
      per_page: optional(Type.Integer({ minimum: 1, maximum: mostPlaces })),
    }),
    answer: FoundPlaces,
    handler: async ({ query, settings }) => {
      const search =
        settings.geocodingUrl === null ? bundledGeocoder : nominatimGeocoder(settings.geocodingUrl);
      return { data: (await search(query.keywords)).slice(0, query.per_page ?? mostPlaces) };
    },
  }),
];
