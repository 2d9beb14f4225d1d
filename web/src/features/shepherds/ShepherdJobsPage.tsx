import { useMemo } from 'react';
import { ShepherdFrame } from './ShepherdFrame.tsx';
import { ShepherdJobs } from './ShepherdJobs.tsx';

export default function ShepherdJobsPage() {
  return <ShepherdFrame>{({ id }) => <Jobs key={id} agentId={id} />}</ShepherdFrame>;
}

function Jobs({ agentId }: { agentId: string }) {
  const variables = useMemo(() => ({ agentId }), [agentId]);
  return <ShepherdJobs embedded variables={variables} />;
}
