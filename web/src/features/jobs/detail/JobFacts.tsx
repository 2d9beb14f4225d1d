import type { FragmentType } from '@apollo/client';
import type { JobStatus } from '../../../graphql/generated/schema.ts';
import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { PageLink } from '../../../kit/page/PageLink.tsx';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { DateRangeText, DateText } from '../../../kit/value/DateText.tsx';
import { StatusBadge } from '../../../kit/value/StatusBadge.tsx';
import { VisitTime } from '../../../kit/value/VisitTime.tsx';
import { timesText } from '../../../kit/value/time.ts';
import { EditLocationGroup } from '../../orders/public.tsx';
import { shepherdDetailPage } from '../../shepherds/pages.ts';
import { templateDetailPage } from '../../templates/pages.ts';
import { endOf } from '../jobEnd.ts';
import { jobMessages } from '../messages.ts';
import { shepherdName } from '../shepherd.ts';
import classes from './detail.module.css';
import { EditButton, EditDialog } from './edit/EditDialog.tsx';
import { EndFacts } from './JobEnd.tsx';
import { useJobFactsFragment } from './JobDetail.generated.ts';
import type { JobFactsFragment } from './JobDetail.generated.ts';
import { defineModal } from '../../../kit/modal/defineModal.ts';

const descriptionModal = defineModal('edit-description');
const datesModal = defineModal('edit-dates');
const ratesModal = defineModal('edit-rates');
const addressModal = defineModal('edit-address');
const moveModal = defineModal('move-to-group');
const groupModal = defineModal('edit-location-group');

const EditAddress = definePiece(async () => (await import('./edit/EditAddress.tsx')).EditAddress);
const EditDates = definePiece(async () => (await import('./edit/EditDates.tsx')).EditDates);
const EditDescription = definePiece(async () => (await import('./edit/EditDescription.tsx')).EditDescription);
const EditRates = definePiece(async () => (await import('./edit/EditRates.tsx')).EditRates);
const MoveToGroup = definePiece(async () => (await import('./edit/MoveToGroup.tsx')).MoveToGroup);

/** The agreed terms of a finished job are fixed. */
const isOver = (status: JobStatus): boolean => overStatuses.has(status);
const overStatuses: ReadonlySet<JobStatus> = new Set(['ATTEMPTED', 'UNFULFILLED', 'COMPLETED', 'CANCELLED']);

const addressFields = ['address1', 'address2', 'addressDetails', 'city', 'zip', 'state', 'country'];

interface FactsProps {
  readonly job: FragmentType<JobFactsFragment>;
}

/** The description of the work. */
export function JobDescription({ job }: FactsProps) {
  const { data } = useJobFactsFragment(job);
  const { order } = data;
  return (
    <>
      <Section
        title="Job description"
        actions={<EditButton opens={descriptionModal} what="description and reference" />}
      >
        <Facts>
          <Fact label="Description">{data.description}</Fact>
          <Fact label="Instructions" reads={['specialInstructions']}>
            {data.specialInstructions}
          </Fact>
          <Fact label="Reference">{data.reference}</Fact>
          <Fact label="Template">
            {data.template && (
              <PageLink page={templateDetailPage} to={templateDetailPage.to({ id: data.template.id })}>
                {data.template.name}
              </PageLink>
            )}
          </Fact>
          <Fact label="Done by" reads={['team']}>
            {data.team}
          </Fact>
          {(data.metadata ?? []).map(({ category, value }) => (
            <Fact key={category} label={category}>
              {value}
            </Fact>
          ))}
        </Facts>
      </Section>
      <EditDialog name={descriptionModal} title="Edit description and reference" shows={EditDescription}>
        {(close) => <EditDescription job={data} onDone={close} />}
      </EditDialog>
      {order?.type === 'TREASURE_HUNT' && (
        <Section title="Treasure hunt">
          <Facts>
            <Fact label="Summary" reads={['order.summary']}>
              {order.summary}
            </Fact>
            <Fact label="Treasure target" reads={['order.treasureTarget']}>
              {order.treasureTarget}
            </Fact>
            <Fact label="Positive criteria" reads={['order.positiveCriteria']}>
              {order.positiveCriteria}
            </Fact>
            <Fact label="Negative criteria" reads={['order.negativeCriteria']}>
              {order.negativeCriteria}
            </Fact>
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
    </>
  );
}

/** The current Shepherd. An assignment that ended without the work is only part of the history. */
export function JobShepherd({ job }: FactsProps) {
  const { data } = useJobFactsFragment(job);
  const { assignment } = data;
  const name = shepherdName(assignment);
  return (
    <Section title="Shepherd">
      {assignment?.agent && name !== null ? (
        <Facts>
          <Fact label="Name" reads={['assignment.agent']}>
            <PageLink page={shepherdDetailPage} to={shepherdDetailPage.to({ id: assignment.agent.id })}>
              {name}
            </PageLink>
          </Fact>
          <Fact label="Status" reads={['assignment.status']}>
            <StatusBadge of="assignment" status={assignment.status} />
          </Fact>
          <Fact label="Fee" reads={['assignment.agentFee']}>
            {assignment.agentFee?.formatted}
          </Fact>
          <Fact label="Job date" reads={['assignment.jobDate']}>
            <DateText value={assignment.jobDate} />
          </Fact>
          <Fact label="Times" reads={['assignment.startTime', 'assignment.endTime']}>
            {timesText(assignment.startTime, assignment.endTime)}
          </Fact>
          <Fact label="Started" reads={['assignment.startedAt']}>
            <VisitTime value={assignment.startedAt} timeZone={data.location?.timeZone} />
          </Fact>
          <EndFacts job={data} />
        </Facts>
      ) : (
        <p className={classes.empty}>{jobMessages.noShepherd}</p>
      )}
    </Section>
  );
}

/** Whether the agreed or offered fee differs from the job's own rate. */
const differs = ({ fee, agentFee }: Pick<JobFactsFragment, 'fee' | 'agentFee'>): boolean =>
  fee !== null && agentFee !== null && fee.amount !== agentFee.amount;

/** The job's times and fee. */
export function JobFacts({ job }: FactsProps) {
  const { data } = useJobFactsFragment(job);
  const end = endOf(data);
  return (
    <>
      <Section
        title="Date and time"
        actions={!isOver(data.status) && <EditButton opens={datesModal} what="date and time" />}
      >
        <Facts>
          <Fact label="Dates" reads={['startDate', 'endDate']}>
            <DateRangeText from={data.startDate} to={data.endDate} />
          </Fact>
          <Fact label="Times" reads={['startTime', 'endTime']}>
            {timesText(data.startTime, data.endTime)}
          </Fact>
          <Fact label={end?.how ?? 'Handed in'} reads={['completedAt', 'endedAt', 'assignment.stoppedAt']}>
            <VisitTime value={end?.at ?? null} timeZone={data.location?.timeZone} />
          </Fact>
        </Facts>
      </Section>
      <EditDialog name={datesModal} title="Edit date and time" shows={EditDates}>
        {(close) => <EditDates job={data} onDone={close} />}
      </EditDialog>
      <Section
        title="Job rates"
        actions={!isOver(data.status) && <EditButton opens={ratesModal} what="rates" />}
      >
        <Facts>
          <Fact label="Shepherd is paid" reads={['fee', 'agentFee']}>
            {(data.fee ?? data.agentFee)?.formatted}
          </Fact>
          {differs(data) && (
            <Fact label="Rate of the job" reads={['agentFee']}>
              {data.agentFee?.formatted}
            </Fact>
          )}
          <Fact label="Customer price">{data.customerPrice?.formatted}</Fact>
          <Fact label="Bundle" reads={['bundleName']}>
            {data.bundleName}
          </Fact>
        </Facts>
      </Section>
      <EditDialog name={ratesModal} title="Edit rates" shows={EditRates}>
        {(close) => <EditRates job={data} onDone={close} />}
      </EditDialog>
    </>
  );
}

/** The job's place. */
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
  return (
    <>
      <Section
        title="Location"
        actions={!isOver(data.status) && <EditButton opens={addressModal} what="address" />}
      >
        <Facts>
          <Fact label="Name" reads={['location.name']}>
            {data.location?.name}
          </Fact>
          <Fact label="Address" reads={addressFields}>
            {lines.filter(Boolean).join('\n')}
          </Fact>
          <Fact label="Phone" reads={['location.phone']}>
            {data.location?.phone}
          </Fact>
        </Facts>
      </Section>
      <EditDialog name={addressModal} title="Edit address" shows={EditAddress}>
        {(close) => <EditAddress job={data} onDone={close} />}
      </EditDialog>
      <JobLocationGroup job={data} />
    </>
  );
}

/** The settings that the job shares with others of its location group. */
function JobLocationGroup({ job }: { readonly job: JobFactsFragment }) {
  const { locationGroup: group, order } = job;
  if (!group) return null;
  return (
    <>
      <Section
        title="Location group"
        actions={
          order &&
          !isOver(job.status) && (
            <div className={classes.buttons}>
              <EditButton opens={moveModal} what="to another location group" act="Move" />
              <EditButton opens={groupModal} what="location group" />
            </div>
          )
        }
      >
        <Facts>
          <Fact label="Name" reads={['locationGroup.name']}>
            {group.name}
          </Fact>
          <Fact label="Time limit" reads={['locationGroup.jobTimeLimit']}>
            {group.jobTimeLimit !== null && `${group.jobTimeLimit} min`}
          </Fact>
          <Fact label="On market" reads={['locationGroup.hideFromMarket']}>
            {group.hideFromMarket === true ? 'Hidden' : 'Visible'}
          </Fact>
        </Facts>
      </Section>
      {order && (
        <>
          <EditDialog name={groupModal} title="Edit location group" shows={EditLocationGroup}>
            {(close) => (
              <>
                <p className={classes.note}>{jobMessages.groupShared}</p>
                <EditLocationGroup orderId={order.id} group={group} onDone={close} />
              </>
            )}
          </EditDialog>
          <EditDialog name={moveModal} title="Move to another location group" shows={MoveToGroup}>
            {(close) => <MoveToGroup job={job} orderId={order.id} onDone={close} />}
          </EditDialog>
        </>
      )}
    </>
  );
}
