import { declareCall } from '../declaration.ts';

export const uploadOrderImage = declareCall('post', '/orders/images');
export const uploadCustomerLogo = declareCall('post', '/customers/logos');
export const uploadDocumentation = declareCall('post', '/templates/documentation');
export const uploadReportMedia = declareCall('post', '/jobs/{id}/report/tasks/{taskId}/upload');

// The address is the permission: it is signed, and expires.
export const readFile = declareCall('get', '/files/{key}', { public: true });
export const putFile = declareCall('put', '/files/{key}', { public: true, empty: true });

export const downloadBulkFile = declareCall('get', '/jobs/bulk-actions/{id}/file', { answers: 'text' });
export const downloadBulkFailures = declareCall('get', '/jobs/bulk-actions/{id}/failed', { answers: 'text' });
