import { declareCall } from '../declaration.ts';

export const listCountries = declareCall('get', '/countries', { cacheable: true });
export const listCities = declareCall('get', '/cities', { cacheable: true });
export const listWorkflows = declareCall('get', '/workflows', { cacheable: true });
export const listMarketRules = declareCall('get', '/markets/rules', { cacheable: true });
export const findPlaces = declareCall('get', '/geocoding/search', {
  notOffered: 'This server does not search for addresses',
});
