import { declareCall } from '../declaration.ts';

export const listOrderLocations = declareCall('get', '/orders/{id}/locations');
export const listLocationGroups = declareCall('get', '/orders/{id}/locations/groups');
/** Not PATCH, which job administrators may not use; PUT keeps missing properties as well. */
export const updateLocationGroup = declareCall('put', '/orders/{id}/locations/groups/{groupId}');
export const removeLocationRestrictions = declareCall('post', '/orders/{id}/locations/remove-restrictions');
export const listLocationsUploads = declareCall('get', '/orders/{id}/uploads');
export const getLocationsUpload = declareCall('get', '/orders/{id}/uploads/{uploadId}');
export const listFailedUploadRows = declareCall('get', '/orders/{id}/uploads/{uploadId}/failed', {
  notOffered: 'This server does not keep the rejected rows of an upload',
});
export const createLocationsUpload = declareCall('post', '/orders/{id}/uploads');
export const startLocationsUpload = declareCall('post', '/orders/{id}/uploads/{uploadId}/start');
export const cancelLocationsUpload = declareCall('post', '/orders/{id}/uploads/{uploadId}/cancel');
export const deleteLocationsUploads = declareCall('delete', '/orders/{id}/uploads', { empty: true });
