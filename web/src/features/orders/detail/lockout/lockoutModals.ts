import { defineModal } from '../../../../kit/modal/defineModal.ts';

export const lockoutModals = {
  create: defineModal('create-lockout'),
  edit: defineModal('edit-lockout'),
  remove: defineModal('delete-lockout'),
  addShepherds: defineModal('add-shepherds'),
  letInAll: defineModal('let-in-all'),
};
