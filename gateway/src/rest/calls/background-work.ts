import { declareCall } from '../declaration.ts';

/** Not part of the original contract: another REST v1 may lack these calls. */
const notOffered = 'This server does not show its background work';

export const listBackgroundWork = declareCall('get', '/background-work', { notOffered });
export const getBackgroundWorkSummary = declareCall('get', '/background-work/summary', { notOffered });
export const getBackgroundWork = declareCall('get', '/background-work/{id}', { notOffered });
export const retryBackgroundWork = declareCall('post', '/background-work/{id}/retry');
export const retryFailedBackgroundWork = declareCall('post', '/background-work/retry', { notOffered });
