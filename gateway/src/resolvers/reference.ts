import type { Resolvers } from '../generated/resolvers.ts';
import {
  findPlaces,
  listCities,
  listCountries,
  listMarketRules,
  listWorkflows,
} from '../rest/calls/reference.ts';

/** More than any of these lists has: they are small and always shown in full. */
const whole = { per_page: 10_000, sort: 'name' } as const;

export const referenceResolvers = {
  Query: {
    countries: async (_query, _args, context) => (await context.read(listCountries, { query: whole })).data,
    cities: async (_query, { countryCode }, context) => {
      const country = typeof countryCode === 'string' ? { 'country_code[]': [countryCode] } : {};
      return (await context.read(listCities, { query: { ...whole, ...country } })).data;
    },
    marketRules: async (_query, _args, context) => (await context.read(listMarketRules, {})).data,
    findPlaces: async (_query, { keywords, perPage }, context) =>
      (await context.read(findPlaces, { query: { keywords, per_page: perPage } })).data,
    workflows: async (_query, _args, context) => (await context.read(listWorkflows, { query: whole })).data,
  },
} satisfies Resolvers;
