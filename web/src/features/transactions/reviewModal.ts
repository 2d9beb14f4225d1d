import { defineModal } from '../../kit/modal/defineModal.ts';
export const reviewModal = defineModal('review');
