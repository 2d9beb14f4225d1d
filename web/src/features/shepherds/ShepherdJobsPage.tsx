import { useMemo } from 'react';
import { useAllows } from '../../kit/permission/PermissionProvider.tsx';
import { ShepherdFrame } from './ShepherdFrame.tsx';
import { LinkedShepherdJobs, ShepherdJobs } from './ShepherdJobs.tsx';
import { jobDetailPage } from '../jobs/pages.ts';

export default function ShepherdJobsPage() {
  return <ShepherdFrame>{({ id }) => <Jobs key={id} agentId={id} />}</ShepherdFrame>;
}

function Jobs({ agentId }: { agentId: string }) {
  const variables = useMemo(() => ({ agentId }), [agentId]);
  const List = useAllows()(jobDetailPage.permission) ? LinkedShepherdJobs : ShepherdJobs;
  return <List embedded variables={variables} />;
}
