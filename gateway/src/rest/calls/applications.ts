import { declareCall, declareExport } from '../declaration.ts';

export const listApplications = declareCall('get', '/agents/applications');
export const getApplicationOfAgent = declareCall('get', '/agents/{id}/application');
export const getApplicationSummary = declareCall('get', '/agents/applications/summary');
export const exportApplications = declareExport('/agents/applications/export');
export const reviewIdentityCheck = declareCall('post', '/agents/applications/{id}/identity-check/review');
export const resendApplicationEmail = declareCall('post', '/agents/applications/{id}/resend-email', {
  empty: true,
});
