/** The kinds of background work for staff. Several works can share a kind. */
export const workKinds = [
  'mail',
  'export',
  'password_reset',
  'order_approval',
  'order_start',
  'order_ending',
  'push',
  'locations_upload',
  'locating',
  'bulk_action',
  'report_media',
  'payout',
  'data_protection',
  'file_removal',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Payload properties that only name a record: they may be kept when the work is done. */
export type SubjectKey =
  | 'orderId'
  | 'uploadId'
  | 'pushId'
  | 'jobId'
  | 'mediaId'
  | 'bulkActionId'
  | 'withdrawalId'
  | 'agentId'
  | 'mailId';

/** The id of the work's record from its payload; null if there is none. */
export function subjectId(about: SubjectKey | null, payload: unknown): string | null {
  if (about === null || typeof payload !== 'object' || payload === null) return null;
  const id: unknown = Reflect.get(payload, about);
  return typeof id === 'string' ? id : null;
}
