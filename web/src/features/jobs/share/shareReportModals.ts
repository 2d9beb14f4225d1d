import { defineModal } from '../../../kit/modal/defineModal.ts';
/** Names of the dialogs in the address. The subject is the id of the job, or `{job id}:{link id}`. */
export const shareReportModal = defineModal('share-report');
export const revokeLinkModal = defineModal('revoke-report-link');

/** The link to revoke, by its subject in the address. */
export function linkOf(subject: string): { readonly jobId: string; readonly linkId: string } {
  const [jobId = '', linkId = ''] = subject.split(':');
  return { jobId, linkId };
}
