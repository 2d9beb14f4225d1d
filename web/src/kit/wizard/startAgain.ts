import { defineModal } from '../modal/defineModal.ts';
/** The question before a draft is given up; stands in the address. */
export const startAgainModal = defineModal('start-again');
