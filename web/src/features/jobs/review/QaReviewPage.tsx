import { usePageParameters } from '../../../kit/page/PageLink.tsx';
import { usePassedOver } from '../../../kit/page/passedOver.ts';
import { FramedJobPage } from '../detail/JobFrame.tsx';
import type { FramedJob } from '../detail/JobFrame.tsx';
import { qaListPage, qaReviewPage } from '../pages.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewDesk } from './ReviewDesk.tsx';

/** The review of one job: tasks and answers, with the photos large beside them. */
export default function QaReviewPage() {
  const { id } = usePageParameters(qaReviewPage);
  const passed = usePassedOver();
  if (passed) return null;
  return (
    <FramedJobPage id={id} base={qaListPage} actions={actionsOf}>
      {(job) => <ReviewDesk key={job.id} job={job} />}
    </FramedJobPage>
  );
}

const actionsOf = (job: FramedJob) => <ReviewActions job={job} />;
