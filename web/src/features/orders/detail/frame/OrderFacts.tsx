import type { FragmentType } from '@apollo/client';
import { Fact, Facts, Section } from '../../../../kit/detail/Section.tsx';
import { DateText } from '../../../../kit/value/DateText.tsx';
import { durationText } from '../../../../kit/value/duration.ts';
import { workforceLabels } from '../../labels.ts';
import { useOrderFactsFragment } from '../overview/OrderOverview.generated.ts';
import type { OrderFactsFragment } from '../overview/OrderOverview.generated.ts';
import { countryName } from '../../../../kit/value/country.ts';
import { inDigits } from '../../../../messages/inDigits.ts';

/** The order's dates, place and price. */
export function OrderFacts({ order }: { order: FragmentType<OrderFactsFragment> }) {
  const { data } = useOrderFactsFragment(order);
  return (
    <Section title="Dates and value">
      <Facts>
        <Fact label="Start" reads={['startDate']}>
          <DateText value={data.startDate} show="date-time" />
        </Fact>
        <Fact label="End" reads={['endDate']}>
          <DateText value={data.endDate} show="date-time" />
        </Fact>
        <Fact label="Due" reads={['dueDate']}>
          <DateText value={data.dueDate} show="date-time" />
        </Fact>
        <Fact label="Created" reads={['createdAt']}>
          <DateText value={data.createdAt} show="date-time" />
        </Fact>
        <Fact label="Country" reads={['countryCode']}>
          {countryName(data.countryCode)}
        </Fact>
        <Fact label="Jobs" reads={['jobsCount']}>
          {inDigits(data.jobsCount)}
        </Fact>
        <Fact label="Target" reads={['jobCompletionTarget']}>
          {inUnits(data.jobCompletionTarget, 'job')}
        </Fact>
        <Fact label="Per Shepherd" reads={['perUserJobLimit']}>
          {inUnits(data.perUserJobLimit, 'job', 'at most')}
        </Fact>
        <Fact label="Accept window">
          {data.acceptWindow === 0 ? 'Current day only' : inUnits(data.acceptWindow, 'day')}
        </Fact>
        <Fact label="Launch push" reads={['launchPushDelay']}>
          {data.launchPushDelay !== null && `${durationText(data.launchPushDelay)} after the start`}
        </Fact>
        <Fact label="Lockout after a push" reads={['lockoutDuration']}>
          {data.lockoutDuration !== null && durationText(data.lockoutDuration)}
        </Fact>
        <Fact label="On market" reads={['hideFromMarket']}>
          {data.hideFromMarket === true ? 'Hidden' : 'Visible'}
        </Fact>
        <Fact label="Groups" reads={['combineGroups']}>
          {data.combineGroups === true ? 'Combined' : 'Separate'}
        </Fact>
        <Fact label="Done by" reads={['workforce']}>
          {workforceLabels[data.workforce]}
        </Fact>
        <Fact label="Value">{data.value?.formatted}</Fact>
        <Fact label="Grand total">{data.grandTotal?.formatted}</Fact>
      </Facts>
    </Section>
  );
}

function inUnits(count: number | null, unit: string, before = ''): string | null {
  if (count === null) return null;
  return `${before} ${inDigits(count)} ${unit}${count === 1 ? '' : 's'}`.trim();
}
