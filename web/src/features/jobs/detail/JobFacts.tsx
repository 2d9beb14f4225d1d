import type { FragmentType } from '@apollo/client';
import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { PageLink } from '../../../kit/page/PageLink.tsx';
import { DateRangeText, DateText } from '../../../kit/value/DateText.tsx';
import { StatusBadge } from '../../../kit/value/StatusBadge.tsx';
import { timesText } from '../../../kit/value/time.ts';
import { shepherdDetailPage } from '../../shepherds/pages.ts';
import { templateDetailPage } from '../../templates/pages.ts';
import { jobMessages } from '../messages.ts';
import { shepherdName } from '../shepherd.ts';
import classes from './detail.module.css';
import { useJobFactsFragment } from './JobDetail.generated.ts';
import type { JobFactsFragment } from './JobDetail.generated.ts';

interface FactsProps {
  readonly job: FragmentType<JobFactsFragment>;
}

/** What is to be done. */
export function JobDescription({ job }: FactsProps) {
  const { data } = useJobFactsFragment(job);
  const { order } = data;
  return (
    <>
      <Section title="Job description">
        <Facts>
          <Fact label="Description">{data.description}</Fact>
          <Fact label="Instructions">{data.specialInstructions}</Fact>
          <Fact label="Reference">{data.reference}</Fact>
          <Fact label="Template">
            {data.template && (
              <PageLink page={templateDetailPage} to={templateDetailPage.to({ id: data.template.id })}>
                {data.template.name}
              </PageLink>
            )}
          </Fact>
          <Fact label="Done by">{data.team}</Fact>
          {(data.metadata ?? []).map(({ category, value }) => (
            <Fact key={category} label={category}>
              {value}
            </Fact>
          ))}
        </Facts>
      </Section>
      {order?.orderType === 'TREASURE_HUNT' && (
        <Section title="Treasure hunt">
          <Facts>
            <Fact label="Summary">{order.summary}</Fact>
            <Fact label="Treasure target">{order.treasureTarget}</Fact>
            <Fact label="Positive criteria">{order.positiveCriteria}</Fact>
            <Fact label="Negative criteria">{order.negativeCriteria}</Fact>
          </Facts>
        </Section>
      )}
      {data.resources && data.resources.length > 0 && (
        <Section title="Resources">
          <ul className={classes.resources}>
            {data.resources.map(({ id, title, url }) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {data.qaNotes && (
        <Section title="QA notes">
          <p className={classes.text}>{data.qaNotes}</p>
        </Section>
      )}
    </>
  );
}

/** Who has the job now. An assignment that ended without the work is part of its history only. */
export function JobShepherd({ job }: FactsProps) {
  const { data } = useJobFactsFragment(job);
  const { assignment } = data;
  const name = shepherdName(assignment);
  return (
    <Section title="Shepherd">
      {assignment?.agent && name !== null ? (
        <Facts>
          <Fact label="Name">
            <PageLink page={shepherdDetailPage} to={shepherdDetailPage.to({ id: assignment.agent.id })}>
              {name}
            </PageLink>
          </Fact>
          <Fact label="Status">
            <StatusBadge of="assignment" status={assignment.status} />
          </Fact>
          <Fact label="Fee">{assignment.agentFee?.formatted}</Fact>
          <Fact label="Job date">
            <DateText value={assignment.jobDate} />
          </Fact>
          <Fact label="Times">{timesText(assignment.startTime, assignment.endTime)}</Fact>
          <Fact label="Started">
            <DateText value={assignment.startedAt} show="date-time" />
          </Fact>
          <Fact label="Ended">
            <DateText value={assignment.endedAt} show="date-time" />
          </Fact>
        </Facts>
      ) : (
        <p className={classes.empty}>{jobMessages.noShepherd}</p>
      )}
    </Section>
  );
}

/** When, and for how much. */
export function JobFacts({ job }: FactsProps) {
  const { data } = useJobFactsFragment(job);
  return (
    <>
      <Section title="Date and time">
        <Facts>
          <Fact label="Dates">
            <DateRangeText from={data.startDate} to={data.endDate} />
          </Fact>
          <Fact label="Times">{timesText(data.startTime, data.endTime)}</Fact>
          <Fact label="Handed in">
            <DateText value={data.completedAt} show="date-time" />
          </Fact>
        </Facts>
      </Section>
      <Section title="Job rates">
        <Facts>
          <Fact label="Fee">{data.fee?.formatted}</Fact>
          <Fact label="Shepherd is paid">{data.agentFee?.formatted}</Fact>
          <Fact label="Customer price">{data.customerPrice?.formatted}</Fact>
          <Fact label="Bundle">{data.bundleName}</Fact>
        </Facts>
      </Section>
    </>
  );
}

/** Where. */
export function JobLocation({ job }: FactsProps) {
  const { data } = useJobFactsFragment(job);
  const lines = [
    data.address1,
    data.address2,
    data.addressDetails,
    [data.city, data.zip].filter(Boolean).join(' '),
    data.state,
    data.country,
  ];
  const group = data.locationGroup;
  return (
    <>
      <Section title="Location">
        <Facts>
          <Fact label="Name">{data.location?.name}</Fact>
          <Fact label="Address">{lines.filter(Boolean).join('\n')}</Fact>
          <Fact label="Phone">{data.location?.phone}</Fact>
        </Facts>
      </Section>
      {group && (
        <Section title="Location group">
          <Facts>
            <Fact label="Name">{group.name}</Fact>
            <Fact label="Time limit">{group.jobTimeLimit !== null && `${group.jobTimeLimit} min`}</Fact>
            <Fact label="On market">{group.hideFromMarket === true ? 'Hidden' : 'Visible'}</Fact>
          </Facts>
        </Section>
      )}
    </>
  );
}
