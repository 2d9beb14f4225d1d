import { defineModal } from '../../kit/modal/defineModal.ts';

/** Its subject is the application. */
export const identityCheckModal = defineModal('review-id-check');
