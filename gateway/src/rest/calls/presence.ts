import { declareCall } from '../declaration.ts';

const notOffered = 'This server does not know who has a record open';

export const listPresence = declareCall('get', '/presence', { notOffered });
export const signPresence = declareCall('put', '/presence', { notOffered, apart: true });
export const leavePresence = declareCall('delete', '/presence/{client}', { empty: true, apart: true });
