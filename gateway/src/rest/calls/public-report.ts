import { declareCall } from '../declaration.ts';

// A password must not be in an address, so reading a shared report is a POST.
export const readSharedReport = declareCall('post', '/public/reports/{token}', { public: true, reads: true });
export const readSharedItems = declareCall('post', '/public/reports/{token}/tasks/{taskId}/items', {
  public: true,
  reads: true,
});
