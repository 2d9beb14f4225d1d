import { defineModal } from '../modal/defineModal.ts';
/** The confirmation before a draft is discarded; it is in the address. */
export const startAgainModal = defineModal('start-again');
