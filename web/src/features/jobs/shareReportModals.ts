/** Names of the dialogs in the address. The subject is the id of the job, or `{job id}:{link id}`. */
export const shareReportModal = 'share-report';
export const revokeLinkModal = 'revoke-report-link';
