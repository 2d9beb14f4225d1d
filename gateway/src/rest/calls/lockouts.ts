import { declareCall } from '../declaration.ts';

export const listLockouts = declareCall('get', '/orders/lockouts');
export const getLockout = declareCall('get', '/orders/lockouts/{id}');
export const createLockout = declareCall('post', '/orders/lockouts');
export const updateLockout = declareCall('put', '/orders/lockouts/{id}');
export const deleteLockout = declareCall('delete', '/orders/lockouts/{id}', { empty: true });
export const listLockoutAgents = declareCall('get', '/orders/lockouts/{id}/agents');
export const getLockoutAgent = declareCall('get', '/orders/lockouts/{id}/agents/{agentId}');
export const addLockoutAgents = declareCall('post', '/orders/lockouts/{id}/agents');
export const updateLockoutAgent = declareCall('put', '/orders/lockouts/{id}/agents/{agentId}');
export const removeLockoutAgents = declareCall('delete', '/orders/lockouts/{id}/agents', { empty: true });
export const removeLockoutAgent = declareCall('delete', '/orders/lockouts/{id}/agents/{agentId}', {
  empty: true,
});
