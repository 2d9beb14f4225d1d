import { declareCall, declareExport } from '../declaration.ts';

export const listUsers = declareCall('get', '/users');
export const getUser = declareCall('get', '/users/{id}');
export const getUserSummary = declareCall('get', '/users/summary');
export const getUserAnalytics = declareCall('get', '/users/{id}/analytics', {
  notOffered: 'This server has no figures about its users',
});
export const exportUsers = declareExport('/users/export');
export const inviteUser = declareCall('post', '/users');
export const updateUser = declareCall('put', '/users/{id}');
export const revokeUserInvitation = declareCall('delete', '/users/{id}', { empty: true });
