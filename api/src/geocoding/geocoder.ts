import type { Settings } from '../settings.ts';
import { bundledGeocoder } from './gazetteer.ts';
import { nominatimGeocoder } from './nominatim.ts';
import type { Geocoder } from './place.ts';

/** The configured geocoder. */
export const geocoderOf = ({ geocodingUrl }: Pick<Settings, 'geocodingUrl'>): Geocoder =>
  geocodingUrl === null ? bundledGeocoder : nominatimGeocoder(geocodingUrl);
