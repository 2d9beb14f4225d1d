import { Type } from 'typebox';
import { call } from '../http/call.ts';
import { FilledText, optional } from '../http/schemas/schemas.ts';
import { geocoderOf } from './geocoder.ts';
import { FoundPlaces, mostPlaces } from './place.ts';

export const geocodingRoutes = [
  call({
    method: 'GET',
    path: 'geocoding/search',
    operationId: 'searchPlaces',
    tag: 'reference',
    summary: 'Search addresses by words, with their coordinates',
    description: 'geocoding.unavailable when a remote geocoder does not answer.',
    permission: 'signed-in',
    query: Type.Object({
      keywords: FilledText,
      per_page: optional(Type.Integer({ minimum: 1, maximum: mostPlaces })),
    }),
    answer: FoundPlaces,
    handler: async ({ query, settings }) => {
      const found = await geocoderOf(settings)(query.keywords);
      return { data: found.slice(0, query.per_page ?? mostPlaces) };
    },
  }),
];
