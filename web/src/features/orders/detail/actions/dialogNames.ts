import { defineModal } from '../../../../kit/modal/defineModal.ts';
import type { ModalName } from '../../../../kit/modal/defineModal.ts';
import type { HeaderAction } from './arrangedActions.ts';

/** Approving and pausing act immediately. */
type AskingAction = Exclude<HeaderAction, 'APPROVE' | 'PAUSE'>;

/** The dialog of each action that asks first. */
export const orderModals: Readonly<Record<AskingAction, ModalName>> = {
  START: defineModal('start'),
  RESUME: defineModal('resume'),
  RESTART: defineModal('restart'),
  EXTEND: defineModal('extend'),
  FINISH: defineModal('finish'),
  ARCHIVE: defineModal('archive'),
  REJECT: defineModal('reject'),
  CANCEL: defineModal('cancel'),
  REMOVE_INTEREST_JOBS: defineModal('remove-interest-jobs'),
};

const asks = (action: HeaderAction): action is AskingAction => action in orderModals;

/** The dialog of an action; null for an action without one. */
export const dialogOf = (action: HeaderAction): ModalName | null =>
  asks(action) ? orderModals[action] : null;
