import type { AgentTables } from '../agents/tables.ts';
import type { AccountTables } from '../authentication/tables.ts';
import type { BulkActionTables } from '../bulk-actions/tables.ts';
import type { CampaignTables } from '../campaigns/tables.ts';
import type { CustomerUserTables } from '../customer-users/tables.ts';
import type { ContentTables } from '../content/tables.ts';
import type { CustomerTables } from '../customers/tables.ts';
import type { FileTables } from '../files/tables.ts';
import type { IdempotencyTables } from '../http/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { LockoutTables } from '../lockouts/tables.ts';
import type { OrderUploadTables } from '../order-uploads/tables.ts';
import type { OrderTables } from '../orders/tables.ts';
import type { OutboxTables } from '../outbox/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';
import type { ReferenceTables } from '../reference/tables.ts';
import type { ReportTables } from '../reports/tables.ts';
import type { SeedTables } from '../seed/tables.ts';
import type { TaskTables } from '../tasks/tables.ts';
import type { TemplateTables } from '../templates/tables.ts';

/** All tables; each area describes its own. */
export type Database = AccountTables &
  AgentTables &
  BulkActionTables &
  CampaignTables &
  ContentTables &
  CustomerTables &
  CustomerUserTables &
  FileTables &
  IdempotencyTables &
  JobTables &
  LockoutTables &
  OrderTables &
  OrderUploadTables &
  OutboxTables &
  PaymentTables &
  ReferenceTables &
  ReportTables &
  SeedTables &
  TaskTables &
  TemplateTables;
