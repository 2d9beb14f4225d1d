import { apiAuthentication } from './explained/api-authentication.ts';
import { apiFiles } from './explained/api-files.ts';
import { apiHttpLists } from './explained/api-http-lists.ts';
import { apiHttpLoad } from './explained/api-http-load.ts';
import { apiHttp } from './explained/api-http.ts';
import { apiJobs } from './explained/api-jobs.ts';
import { apiLockouts } from './explained/api-lockouts.ts';
import { apiOrders } from './explained/api-orders.ts';
import { apiPayments } from './explained/api-payments.ts';
import type { Explanation } from './explained/explanation.ts';
import { gatewayHttpFiles } from './explained/gateway-http-files.ts';
import { gatewayHttpLoad } from './explained/gateway-http-load.ts';
import { gatewayHttp } from './explained/gateway-http.ts';
import { gatewayRest } from './explained/gateway-rest.ts';
import { service } from './explained/service.ts';
import type { Mutant } from './mutants.ts';

export const explains = (
  one: Explanation,
  { file, around, column, original, replacement }: Mutant,
): boolean =>
  one.file === file &&
  one.original === original &&
  one.replacement === replacement &&
  around.includes(one.in ?? '') &&
  around.slice(0, column - 1).endsWith(one.after ?? '');

/** Equivalent mutants: what they change cannot be observed from outside. */
export const explained: readonly Explanation[] = [
  ...apiAuthentication,
  ...apiFiles,
  ...apiHttp,
  ...apiHttpLists,
  ...apiHttpLoad,
  ...apiJobs,
  ...apiLockouts,
  ...apiOrders,
  ...apiPayments,
  ...gatewayHttp,
  ...gatewayHttpFiles,
  ...gatewayHttpLoad,
  ...gatewayRest,
  ...service,
];
