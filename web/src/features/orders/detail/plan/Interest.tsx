import type { FragmentType } from '@apollo/client';
import { Fact, Facts, Section } from '../../../../kit/detail/Section.tsx';
import { DateText } from '../../../../kit/value/DateText.tsx';
import classes from '../detail.module.css';
import { useOrderInterestFragment } from './OrderPlan.generated.ts';
import type { OrderInterestFragment } from './OrderPlan.generated.ts';

/** The phase in which Shepherds only show interest in the jobs. */
export function Interest({ order }: { order: FragmentType<OrderInterestFragment> }) {
  const { data } = useOrderInterestFragment(order);
  return (
    <Section title="Interest phase">
      {data.interestStartDate === null && data.interestEndDate === null ? (
        <p className={classes.empty}>This order has no interest phase.</p>
      ) : (
        <Facts>
          <Fact label="From" reads={['interestStartDate']}>
            <DateText value={data.interestStartDate} show="date-time" />
          </Fact>
          <Fact label="To" reads={['interestEndDate']}>
            <DateText value={data.interestEndDate} show="date-time" />
          </Fact>
          <Fact label="Now" reads={['inInterestPhase']}>
            {data.inInterestPhase === true ? 'In its interest phase' : 'Not in it'}
          </Fact>
        </Facts>
      )}
    </Section>
  );
}
