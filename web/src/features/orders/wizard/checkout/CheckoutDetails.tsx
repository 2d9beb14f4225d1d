import type { ReactNode } from 'react';
import { skillOptions, tagOptions } from '../../../../graphql/shepherdOptions.ts';
import type { OrderType } from '../../../../graphql/generated/schema.ts';
import type { LoadOptions } from '../../../../kit/choice/options.ts';
import { useLoadedOptions } from '../../../../kit/choice/useLoadedOptions.ts';
import { Fact } from '../../../../kit/detail/Section.tsx';
import { formatDate, timesText } from '../../../../kit/value/time.ts';
import { priorityLabels, workforceLabels } from '../../labels.ts';
import type { SingleLocationValues } from '../../locations/singleLocation.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import type { OrderValues } from '../orderSchemas.ts';

interface CheckoutDetailsProps {
  readonly details: OrderValues['details'];
  readonly type: OrderType | null;
  readonly category: string | undefined;
  readonly country: string | undefined;
}

/** The required values, and the optional ones that were entered. */
export function CheckoutDetails({ details, type, category, country }: CheckoutDetailsProps) {
  const pictures = [details.image.length > 0 && 'Image', details.exampleImage.length > 0 && 'Example image'];
  const documents = [...details.links, ...details.kept].map(({ title }) => title);
  return (
    <>
      <Fact label="Name">{details.title}</Fact>
      <Fact label="Category">{category}</Fact>
      <Fact label="Country">{country}</Fact>
      <Fact label="Priority">{priorityLabels[details.priority]}</Fact>
      <Fact label="Done by">{workforceLabels[details.workforce]}</Fact>
      {type === 'TREASURE_HUNT' && (
        <>
          <Fact label="Treasure target">{details.treasureTarget}</Fact>
          <Given label="Summary">{details.summary}</Given>
          <Given label="Positive criteria">{details.positiveCriteria}</Given>
          <Given label="Negative criteria">{details.negativeCriteria}</Given>
        </>
      )}
      <Given label="Pictures">{pictures.filter(Boolean).join(', ')}</Given>
      <Given label="Dashboard id">{details.dashboardId}</Given>
      <Given label="Links for Shepherds">{documents.join(', ')}</Given>
      <Given label="ID check required">{details.identityCheckRequired && 'Yes'}</Given>
      <Given label="Hidden from market">{details.hideFromMarket && 'Yes'}</Given>
      <Given label="Jobs per Shepherd">{details.perUserJobLimit}</Given>
      <Given label="Completion target">{details.jobCompletionTarget}</Given>
      <Names label="Required skills" values={details.requireAgentSkills} options={skillOptions} />
      <Names label="Not with skills" values={details.excludeAgentSkills} options={skillOptions} />
      <Names label="Required tags" values={details.requireAgentTags} options={tagOptions} />
      <Names label="Not with tags" values={details.excludeAgentTags} options={tagOptions} />
      <Given label="Groups combined">{details.combineGroups && 'Yes'}</Given>
    </>
  );
}

/** The other facts about the single location. */
export function PlaceFacts({ place }: { readonly place: SingleLocationValues }) {
  const { address2, zip, state, reference, phone, latitude, longitude } = place;
  const { startDate, endDate, startTime, endTime } = place;
  const days = [startDate, endDate].map((date) => (date === null ? '' : formatDate(date)));
  return (
    <>
      <Given label="Address">{[address2, zip, state].filter(Boolean).join(', ')}</Given>
      <Given label="Reference">{reference}</Given>
      <Given label="Phone">{phone}</Given>
      <Fact label="Coordinates">
        {latitude === null || longitude === null
          ? checkoutMessages.noCoordinates
          : `${latitude}, ${longitude}`}
      </Fact>
      <Given label="Days">{days.some(Boolean) && checkoutMessages.span(days)}</Given>
      <Given label="Times">{(startTime || endTime) && timesText(startTime || null, endTime || null)}</Given>
    </>
  );
}

/** A fact that is left out when it is empty. */
const Given = ({ label, children }: { readonly label: string; readonly children: ReactNode }) =>
  children !== null && children !== '' && children !== false && <Fact label={label}>{children}</Fact>;

interface NamesProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly options: LoadOptions;
}

const Names = (props: NamesProps) => props.values.length > 0 && <LoadedNames {...props} />;

function LoadedNames({ label, values, options }: NamesProps) {
  const { labelOf } = useLoadedOptions(options);
  return <Fact label={label}>{values.map(labelOf).join(', ')}</Fact>;
}
