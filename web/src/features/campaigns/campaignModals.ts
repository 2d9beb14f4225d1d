import { defineModal } from '../../kit/modal/defineModal.ts';

/** On a customer's list its subject is the campaign; on the campaign's own page it has none. */
export const editCampaignModal = defineModal('edit-campaign');
