import { declareCall } from '../declaration.ts';

export const listCustomerUsers = declareCall('get', '/customers/{id}/users');
export const getCustomerUser = declareCall('get', '/customers/{id}/users/{uid}');
export const getCustomerUserSummary = declareCall('get', '/customers/{id}/users/summary');
export const getCustomerUserAnalytics = declareCall('get', '/customers/{id}/users/{uid}/analytics', {
  notOffered: 'This server has no figures about the users of customers',
});
export const inviteCustomerUser = declareCall('post', '/customers/{id}/users');
export const updateCustomerUser = declareCall('put', '/customers/{id}/users/{uid}');
export const revokeCustomerUserInvitation = declareCall('delete', '/customers/{id}/users/{uid}', {
  empty: true,
});
