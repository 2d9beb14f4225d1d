import type { Measure } from '../../kit/chart/Figures.tsx';
import { Section } from '../../kit/detail/Section.tsx';
import { MonthlyFigures } from './MonthlyFigures.tsx';

import { useUserAnalyticsQuery } from './UserAnalytics.generated.ts';
import type { UserAnalyticsQuery } from './UserAnalytics.generated.ts';
import { UserFrame } from './UserFrame.tsx';

type Month = NonNullable<NonNullable<UserAnalyticsQuery['user']>['analytics']>['months'][number];

const measures: readonly Measure<Month>[] = [
  { label: 'Reviewed', value: ({ reviewed }) => reviewed },
  { label: 'Completed', value: ({ completed }) => completed, drawn: 'done' },
  { label: 'Failed', value: ({ failed }) => failed, drawn: 'failed' },
  {
    label: 'Median review',
    value: ({ medianReviewMinutes }) => medianReviewMinutes,
    text: (minutes) => `${minutes.toLocaleString('en-GB')} min`,
    total: false,
  },
];

export default function UserAnalyticsPage() {
  return <UserFrame>{({ id }) => <Reviews id={id} />}</UserFrame>;
}

function Reviews({ id }: { id: string }) {
  const result = useUserAnalyticsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const user = result.data?.user;
  return (
    <Section title="Jobs reviewed per month">
      <MonthlyFigures result={result} months={user && (user.analytics?.months ?? null)} measures={measures} />
    </Section>
  );
}
