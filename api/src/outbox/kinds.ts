/** What staff tell background work apart by. Several pieces of work can be of one kind. */
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

/** Parts of payloads that name a record and say nothing else: they may be kept when the work is done. */
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

/** What work is about, of what it was enqueued with; null where that says nothing. */
export function subjectId(about: SubjectKey | null, payload: unknown): string | null {
  if (about === null || typeof payload !== 'object' || payload === null) return null;
  const id: unknown = Reflect.get(payload, about);
  return typeof id === 'string' ? id : null;
}
