import { declareCall } from './declaration.ts';

/** Not of the original contract: whoever has REST v1 from elsewhere may well not have these. */
const notOffered = 'This server does not show its background work';

export const listBackgroundWork = declareCall('get', '/background-work', { notOffered });
export const getBackgroundWorkSummary = declareCall('get', '/background-work/summary', { notOffered });
export const getBackgroundWork = declareCall('get', '/background-work/{id}');
export const retryBackgroundWork = declareCall('post', '/background-work/{id}/retry');
export const retryFailedBackgroundWork = declareCall('post', '/background-work/retry', { notOffered });
