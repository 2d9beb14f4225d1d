import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { DateText } from '../../../kit/value/DateText.tsx';
import { StatusBadge } from '../../../kit/value/StatusBadge.tsx';
import { inWords } from '../../../kit/value/words.ts';
import { stageLabels } from '../labels.ts';
import { shepherdMessages } from '../messages.ts';
import { useShepherdApplicationQuery } from './Account.generated.ts';
import type { ShepherdApplicationQuery } from './Account.generated.ts';
import classes from './Account.module.css';

/** The application of a Shepherd or applicant. */
export function ApplicationPart({ id }: { id: string }) {
  const result = useShepherdApplicationQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const answered = result.data?.agent;
  return (
    <Section title="Application">
      {answered && answered.application === null && result.error === undefined ? (
        <p className={classes.empty}>{shepherdMessages.noApplication}</p>
      ) : (
        <SectionState result={result} value={answered?.application} title="Application" rows={4}>
          {(application) => <ApplicationFacts application={application} />}
        </SectionState>
      )}
    </Section>
  );
}

type Application = NonNullable<NonNullable<ShepherdApplicationQuery['agent']>['application']>;

function ApplicationFacts({ application }: { application: Application }) {
  return (
    <Facts>
      <Fact label="Status">
        <StatusBadge of="application" status={application.status} />
      </Fact>
      <Fact label="Stage">{stageLabels[application.stage]}</Fact>
      {application.rejectReason && <Fact label="Rejected for">{inWords(application.rejectReason)}</Fact>}
      <Fact label="Contract">{application.contract ? 'Yes' : 'No'}</Fact>
      <Fact label="Job">{application.job ? 'Yes' : 'No'}</Fact>
      <Fact label="Country">{application.countryCode}</Fact>
      <Fact label="Applied">
        <DateText value={application.createdAt} show="date-time" />
      </Fact>
    </Facts>
  );
}
