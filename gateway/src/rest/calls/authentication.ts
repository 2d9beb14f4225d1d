import { declareCall } from '../declaration.ts';

export const login = declareCall('post', '/auth/login', { public: true });
export const logout = declareCall('post', '/auth/logout', { idempotent: true, empty: true });
export const sendPasswordReset = declareCall('post', '/auth/send-password-reset', {
  public: true,
  empty: true,
});
export const checkMailedLink = declareCall('post', '/auth/check-link', { public: true, empty: true });
export const resetPassword = declareCall('post', '/auth/reset-password', { public: true });
export const activateAccount = declareCall('post', '/auth/activate', { public: true });
export const listRoles = declareCall('get', '/auth/roles', { cacheable: true });
export const getProfile = declareCall('get', '/account/profile');
