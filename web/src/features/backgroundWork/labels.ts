import type { BackgroundWorkKind } from '../../graphql/generated/schema.ts';
import type { BackgroundWorkPieceFragment } from './BackgroundWork.generated.ts';

export const kindLabels: Readonly<Record<BackgroundWorkKind, string>> = {
  MAIL: 'Mails',
  EXPORT: 'Exports',
  PASSWORD_RESET: 'Links for new passwords',
  ORDER_APPROVAL: 'Approvals of orders',
  ORDER_START: 'Starts of orders',
  ORDER_ENDING: 'Changes of open jobs',
  PUSH: 'Pushes',
  LOCATIONS_UPLOAD: 'Location files',
  LOCATING: 'Address searches',
  BULK_ACTION: 'Bulk actions',
  REPORT_MEDIA: 'Photos and videos',
  PAYOUT: 'Payouts',
  DATA_PROTECTION: 'Data protection',
  FILE_REMOVAL: 'Removal of files',
  OTHER: 'Not known to this version',
};

// Safe: the keys are those of the record above.
export const kindOptions = (Object.keys(kindLabels) as readonly BackgroundWorkKind[]).map((value) => ({
  value,
  label: kindLabels[value],
}));

/** Its state may still change by itself. */
export const isOpen = ({ status }: Pick<BackgroundWorkPieceFragment, 'status'>): boolean =>
  status !== 'DONE' && status !== 'FAILED';
