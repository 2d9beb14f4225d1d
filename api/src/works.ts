import { passwordResetWork } from './authentication/user-tokens.ts';
import { assignmentExportWork } from './agents/assignment-routes.ts';
import { agentExport } from './agents/export.ts';
import { forgetRemovedWork } from './agents/removed-before.ts';
import { applicationExport } from './applications/routes.ts';
import { bulkActionWork } from './bulk-actions/processing.ts';
import { customerExport } from './customers/export.ts';
import { removeFileWork } from './files/files.ts';
import { unreferencedWork } from './files/unreferenced.ts';
import { jobExport } from './jobs/list/export.ts';
import { jobLocatingWork } from './jobs/actions/locating.ts';
import { locationsUploadWork } from './order-uploads/processing.ts';
import { approvalWork, startWork } from './orders/actions/approval.ts';
import { endingWork } from './orders/actions/endings.ts';
import { locatingWork } from './orders/locations/locating.ts';
import { orderExport } from './orders/list/export.ts';
import { pushWork } from './orders/actions/pushes.ts';
import { mailWork } from './outbox/deliver.ts';
import { userExport } from './users/export.ts';
import { worksByName } from './outbox/runner.ts';
import { mediaWork } from './reports/media-processing.ts';
import { templateExport } from './templates/export.ts';
import { paymentExport, withdrawalExport } from './payments/routes.ts';
import { payoutWork } from './payments/withdrawals.ts';

/** All background work. */
export const works = worksByName([
  templateExport.work,
  userExport.work,
  approvalWork,
  endingWork,
  locatingWork,
  jobLocatingWork,
  locationsUploadWork,
  removeFileWork,
  unreferencedWork,
  pushWork,
  startWork,
  bulkActionWork,
  jobExport.work,
  mediaWork,
  agentExport.work,
  forgetRemovedWork,
  applicationExport.work,
  assignmentExportWork,
  paymentExport.work,
  payoutWork,
  passwordResetWork,
  withdrawalExport.work,
  mailWork,
  customerExport.work,
  orderExport.work,
]);
