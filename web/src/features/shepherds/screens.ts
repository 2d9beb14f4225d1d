import { beginning } from '../../graphql/begin.ts';
import { firstPage } from '../../kit/list/address/firstPage.ts';
import { defineScreen } from '../../kit/page/definition.ts';
import { assignmentListSort, shepherdListSort } from './listSort.ts';
import {
  shepherdAccountPage,
  shepherdAvailabilityPage,
  shepherdBillingPage,
  shepherdDetailPage,
  shepherdJobsPage,
  shepherdListPage,
  shepherdSkillsPage,
  shepherdWalletPage,
} from './pages.ts';
import { ShepherdBillingDocument } from './billing/Billing.generated.ts';
import {
  ShepherdPaymentsDocument,
  ShepherdWalletDocument,
  ShepherdWithdrawalsDocument,
} from './wallet/Wallet.generated.ts';
import { firstEmbeddedPage } from '../../kit/embedded/firstEmbeddedPage.ts';
import {
  ShepherdApplicationDocument,
  ShepherdCommentsDocument,
  ShepherdContractsDocument,
  ShepherdSettingsDocument,
} from './account/Account.generated.ts';
import { ShepherdSkillsDocument } from './skills/Skills.generated.ts';
import { ShepherdDetailDocument } from './Shepherd.generated.ts';
import { ShepherdJobsDocument } from './ShepherdJobsPage.generated.ts';
import { ShepherdListDocument } from './ShepherdListPage.generated.ts';

interface Parameters {
  readonly id: string;
}

const frame = ({ id }: Parameters) => [beginning(ShepherdDetailDocument, { id })];

const jobs = () => import('./ShepherdJobsPage.tsx');
const jobsBegin = ({ id }: Parameters, search: string) => [
  ...frame({ id }),
  // What is filtered is asked for by the list.
  ...(search === ''
    ? [beginning(ShepherdJobsDocument, { agentId: id, ...firstPage(assignmentListSort) })]
    : []),
];

export const shepherdScreens = [
  defineScreen(
    shepherdListPage,
    () => import('./ShepherdListPage.tsx'),
    (_parameters, search) =>
      search === '' ? [beginning(ShepherdListDocument, firstPage(shepherdListSort))] : [],
  ),
  defineScreen(shepherdDetailPage, jobs, jobsBegin),
  defineScreen(shepherdJobsPage, jobs, jobsBegin),
  defineScreen(
    shepherdAccountPage,
    () => import('./ShepherdAccountPage.tsx'),
    ({ id }) => [
      ...frame({ id }),
      // The parts would ask only once the Shepherd is there.
      beginning(ShepherdCommentsDocument, { id }),
      beginning(ShepherdContractsDocument, { id }),
      beginning(ShepherdApplicationDocument, { id }),
      beginning(ShepherdSettingsDocument, { id }),
    ],
  ),
  defineScreen(
    shepherdSkillsPage,
    () => import('./ShepherdSkillsPage.tsx'),
    ({ id }) => [...frame({ id }), beginning(ShepherdSkillsDocument, { id })],
  ),
  defineScreen(
    shepherdBillingPage,
    () => import('./billing/ShepherdBillingPage.tsx'),
    ({ id }) => [...frame({ id }), beginning(ShepherdBillingDocument, { id })],
  ),
  defineScreen(
    shepherdWalletPage,
    () => import('./wallet/ShepherdWalletPage.tsx'),
    ({ id }, search) => [
      ...frame({ id }),
      beginning(ShepherdWalletDocument, { id }),
      // What is paged is asked for by its table.
      ...(search === ''
        ? [
            beginning(ShepherdPaymentsDocument, { id, ...firstEmbeddedPage }),
            beginning(ShepherdWithdrawalsDocument, { id, ...firstEmbeddedPage }),
          ]
        : []),
    ],
  ),
  defineScreen(shepherdAvailabilityPage, () => import('./availability/ShepherdAvailabilityPage.tsx'), frame),
];
