import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { DateText } from '../../../kit/value/DateText.tsx';
import { inDigits } from '../../../messages/inDigits.ts';
import { retireReasonLabels } from '../labels.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';

/** The status of a Shepherd, and the reason if they have left. */
export function Standing({ shepherd }: { shepherd: ShepherdProfileFragment }) {
  const { jobsCompleted, strikes, retireReason } = shepherd;
  return (
    <Section title="Standing">
      <Facts>
        <Fact label="Fee">{shepherd.fee?.formatted}</Fact>
        <Fact label="Jobs completed">{jobsCompleted !== null && inDigits(jobsCompleted)}</Fact>
        <Fact label="Strikes">{strikes !== null && inDigits(strikes)}</Fact>
        <Fact label="Joined" reads={['createdAt']}>
          <DateText value={shepherd.createdAt} show="date-time" />
        </Fact>
        <Fact label="Last seen" reads={['lastSeenAt']}>
          <DateText value={shepherd.lastSeenAt} show="relative" />
        </Fact>
        {retireReason && (
          <>
            <Fact label="Retired" reads={['retiredAt']}>
              <DateText value={shepherd.retiredAt} show="date-time" />
            </Fact>
            <Fact label="Reason" reads={['retireReason']}>
              {retireReasonLabels[retireReason]}
            </Fact>
            <Fact label="Comment" reads={['retireComment']}>
              {shepherd.retireComment}
            </Fact>
          </>
        )}
      </Facts>
    </Section>
  );
}
