import { declareCall } from '../declaration.ts';

const notOffered = 'This server does not keep saved views';

export const listSavedViews = declareCall('get', '/saved-views', { notOffered });
export const getSavedView = declareCall('get', '/saved-views/{id}');
export const createSavedView = declareCall('post', '/saved-views', { notOffered });
export const updateSavedView = declareCall('put', '/saved-views/{id}');
export const deleteSavedView = declareCall('delete', '/saved-views/{id}', { empty: true });

const noSettings = { notOffered: 'This server does not keep settings of users' };

export const listPreferences = declareCall('get', '/account/preferences', noSettings);
export const setPreference = declareCall('post', '/account/preferences', {
  ...noSettings,
  // The last value wins.
  idempotent: true,
});
