import { declareCall } from '../declaration.ts';

export const listBulkActions = declareCall('get', '/jobs/bulk-actions');
export const getBulkAction = declareCall('get', '/jobs/bulk-actions/{id}');
export const createBulkAction = declareCall('post', '/jobs/bulk-actions');
export const listBulkFailures = declareCall('get', '/jobs/bulk-actions/{id}/failed');
