import { type DemoRecords, demoRecords } from '../support/console/console-routes.ts';
import type { GraphqlClient } from '../support/graphql-client.ts';
import { shareReport } from '../support/marketplace/share-report.ts';
import { isRecord } from './spots.ts';

/** Records for the queries of the console: those of its addresses, and what only some queries read. */
export type QueriedRecords = DemoRecords &
  Readonly<{
    application: string;
    bulkAction: string;
    campaignWithOrders: string;
    completedJob: string;
    finishedOrder: string;
    lockout: string;
    matrixJob: string;
    matrixTask: string;
    offeredJob: string;
    orderWithLockout: string;
    orderWithUploads: string;
    reportToken: string;
    upload: string;
    withdrawal: string;
  }>;

type Variables = Readonly<Record<string, unknown>>;

const britain = { latitudeNw: 59, longitudeNw: -8, latitudeSe: 50, longitudeSe: 2 };

/** Variables that their names do not tell, by the name of the query. */
export const variablesOf = (records: QueriedRecords): Readonly<Record<string, Variables>> => ({
  ApplicationToReview: { id: records.application },
  CampaignOrders: { campaignId: records.campaignWithOrders },
  BulkActionDetail: { id: records.bulkAction },
  BulkActionFailures: { id: records.bulkAction },
  CollectionItemOptions: { keyword: 'a' },
  CustomerUserAnalytics: { id: records.customerUser },
  CustomerUserDetail: { id: records.customerUser },
  FailedUploadRows: { id: records.orderWithUploads, uploadId: records.upload },
  JobAnswers: { id: records.completedJob },
  JobCurrencies: { ids: [records.job, records.completedJob] },
  JobMatrixItems: { id: records.matrixJob, taskId: records.matrixTask },
  JobReportLinks: { id: records.completedJob },
  JobTasks: { id: records.matrixJob },
  JobsToAssign: { ids: [records.job, records.offeredJob] },
  LockoutShepherds: { id: records.lockout },
  NearbyShepherdAreas: { box: britain },
  NearbyShepherds: { box: britain },
  OfferTerms: { ids: [records.offeredJob] },
  OfferedTogether: { ids: [records.offeredJob] },
  NextJobs: { orderId: records.jobInReview.split('-')[0] },
  OrderActionCheck: { id: records.finishedOrder, action: 'ARCHIVE' },
  OrderLockout: { id: records.orderWithLockout },
  OrderUploads: { id: records.orderWithUploads },
  OrderWorkflows: { id: records.order },
  PaletteSearch: { text: 'a' },
  PasswordLinkWorks: { token: 'unknown', purpose: 'RESET' },
  PresentInRows: { ids: [records.jobInReview] },
  PlaceOptions: { keywords: 'London' },
  ReviewedWithdrawal: { id: records.withdrawal },
  SharedReport: { token: records.reportToken },
  SharedReportItems: { token: records.reportToken, taskId: records.matrixTask },
  ShepherdOpenMoney: { id: records.shepherd },
  ShepherdWithdrawals: { id: records.shepherd },
  ShepherdsAround: { box: britain },
  ShepherdsForJobs: { orderIds: [records.order], orders: 1 },
  TemplateUse: { id: records.template },
  OpenOrdersOfTemplate: { id: records.template },
  Typeform: { formId: 'demo-plain' },
});

/** Reads the records in the demo, and shares a report. */
export async function queriedRecords(staff: GraphqlClient): Promise<QueriedRecords> {
  const { data, errors } = await staff(`{
    applications(perPage: 1) { items { id } }
    bulkActions(perPage: 50) { items { id failures } }
    lockouts(perPage: 1) { items { id order { id } } }
    finished: orders(perPage: 1, filter: { status: [FINISHED] }) { items { id } }
    offered: jobs(perPage: 1, filter: { status: [PENDING] }) { items { id } }
    completed: jobs(perPage: 60, filter: { status: [COMPLETED] }) {
      items { id report { tasks { taskId itemCount } } }
    }
    orders(perPage: 60) { items { id uploads { id } campaign { id } } }
    withdrawals(perPage: 1) { items { id } }
  }`);
  if (errors.length > 0) throw new Error(`The demo cannot be read: ${JSON.stringify(errors)}`);
  const of = (name: string): readonly Row[] => list(data?.[name]);
  const completed = of('completed');
  const matrixJob = completed.find((job) => tasksOf(job).some(isMatrix));
  const withUploads = of('orders').find((order) => list(order['uploads']).length > 0);
  const lockout = of('lockouts')[0];
  const { token } = await shareReport(staff, idIn(matrixJob ?? completed[0]));
  return {
    ...(await demoRecords(staff)),
    application: idIn(of('applications')[0]),
    bulkAction: idIn(of('bulkActions').find((one) => Number(one['failures']) > 0) ?? of('bulkActions')[0]),
    campaignWithOrders: idIn(referenced(of('orders')[0], 'campaign')),
    completedJob: idIn(completed[0]),
    finishedOrder: idIn(of('finished')[0]),
    lockout: idIn(lockout),
    matrixJob: idIn(matrixJob),
    matrixTask: String(tasksOf(matrixJob).find(isMatrix)?.['taskId'] ?? ''),
    offeredJob: idIn(of('offered')[0]),
    orderWithLockout: idIn(referenced(lockout, 'order')),
    orderWithUploads: idIn(withUploads),
    reportToken: token,
    upload: idIn(list(withUploads?.['uploads'])[0]),
    withdrawal: idIn(of('withdrawals')[0]),
  };
}

type Row = Readonly<Record<string, unknown>>;

/** The items of a page, or a list itself. */
function list(value: unknown): readonly Row[] {
  const items: unknown = isRecord(value) ? value['items'] : value;
  return Array.isArray(items) ? items.filter(isRecord) : [];
}

const isMatrix = (task: Row): boolean => Number(task['itemCount']) > 0;
const tasksOf = (job: Row | undefined): readonly Row[] => list(referenced(job, 'report')?.['tasks']);

function referenced(row: Row | undefined, name: string): Row | undefined {
  const value = row?.[name];
  return isRecord(value) ? value : undefined;
}

const idIn = (row: Row | undefined): string => String(row?.['id'] ?? '');
