import { beginning } from '../../graphql/begin.ts';
import { firstPage } from '../../kit/list/address/firstPage.ts';
import { defineScreen } from '../../kit/page/definition.ts';
import { assignmentListSort, shepherdListSort } from './listSort.ts';
import { shepherdAccountPage, shepherdDetailPage, shepherdJobsPage, shepherdListPage } from './pages.ts';
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
  defineScreen(shepherdAccountPage, () => import('./ShepherdAccountPage.tsx'), frame),
];
