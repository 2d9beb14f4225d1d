import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { skipToken } from '@apollo/client/react';
import { withParts } from '../../../../graphql/parts.ts';
import { Fact, Facts } from '../../../../kit/detail/Section.tsx';
import { FailedParts } from '../../../../kit/page/failures/FailedParts.tsx';
import { browserTimeZone, formatDateTime } from '../../../../kit/value/time.ts';
import type { DraftKey, WizardForm } from '../../../../kit/wizard/definition.ts';
import { StepLink } from '../../../../kit/wizard/StepLink.tsx';
import { typeLabels } from '../../labels.ts';
import { CheckoutDetails, PlaceFacts } from './CheckoutDetails.tsx';
import { CheckoutPlan, CheckoutPrice } from './CheckoutPrice.tsx';
import { checkoutMessages } from './checkoutMessages.ts';
import { newOrderMessages } from '../messages.ts';
import { momentOf } from '../orderSchemas.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { useCheckoutNamesQuery } from '../OrderWizard.generated.ts';
import type { CheckoutNamesQuery } from '../OrderWizard.generated.ts';
import { hasPlaces } from '../orderValues.ts';
import { SchedulePreview } from './SchedulePreview.tsx';
import { useJobsOfDraft } from './useJobsOfDraft.ts';
import classes from '../OrderWizard.module.css';

interface CheckoutProps {
  readonly form: WizardForm<OrderValues>;
  readonly draft: DraftKey;
}

type Names = CheckoutNamesQuery;

const apart = {
  customer: 'The customer',
  campaign: 'The campaign',
  template: 'The template',
  orderCategories: 'The categories',
  countries: 'The countries',
  workflows: 'The workflows',
};

/** A summary of all input with links to its steps, the price, and what happens next. */
export function Checkout({ form: { control }, draft }: CheckoutProps) {
  // Safe: without a name these are all values, and every step was valid on arrival here.
  const values = useWatch({ control }) as OrderValues;
  const { type, customer, job, details, location, dates, interest, workflows } = values;
  const { customerId, campaignId } = customer;
  const result = useCheckoutNamesQuery(
    customerId === null || campaignId === null || job.templateId === null
      ? skipToken
      : {
          variables: { customerId, campaignId, templateId: job.templateId },
          context: withParts(apart),
        },
  );
  // Each of them is null if it failed.
  const data: { readonly [Field in keyof Names]?: Names[Field] | null } = result.data ?? {};
  const jobs = useJobsOfDraft(values, draft);
  const category = data.orderCategories?.find(({ id }) => id === details.categoryId)?.name;
  const country = data.countries?.find(({ id }) => id === details.countryCode)?.name;
  const wave = data.campaign?.waves?.find(({ id }) => id === customer.waveId)?.name;
  const chosen = data.workflows?.filter(({ id }) => workflows.ids.includes(id)) ?? [];
  return (
    <div className={classes.parts}>
      <FailedParts result={result} />
      <Part step="type" title="Type">
        <Fact label="Type">{type.type && typeLabels[type.type]}</Fact>
      </Part>
      <Part step="customer" title="Customer, campaign and wave">
        <Fact label="Customer">{data.customer?.name}</Fact>
        <Fact label="Campaign">{data.campaign?.name}</Fact>
        <Fact label="Wave">{wave}</Fact>
      </Part>
      <Part step="job" title="Job description and template">
        <Fact label="Description">{job.description}</Fact>
        <Fact label="Template">{data.template?.name}</Fact>
      </Part>
      <Part step="details" title="Order details">
        <CheckoutDetails details={details} type={type.type} category={category} country={country} />
      </Part>
      <Part step="location" title="Location">
        {hasPlaces(type.type) ? (
          <Fact label="Locations">{placesText(location, jobs.inFiles, jobs.copied)}</Fact>
        ) : (
          <Fact label="Jobs">{location.jobsCount}</Fact>
        )}
        {hasPlaces(type.type) && location.mode === 'single' && <PlaceFacts place={location.single} />}
        {location.captureLocation && (
          <Fact label="Shepherd gives place">
            {[location.captureLocationPrompt, location.captureLocationPromptRequired && 'required']
              .filter(Boolean)
              .join(' · ')}
          </Fact>
        )}
      </Part>
      <Part step="dates" title="Job date and time">
        <Fact label="Starts">
          {dates.start === 'now' ? checkoutMessages.startsNow : moment(dates.startDate, dates.startTime)}
        </Fact>
        <Fact label="Ends">{moment(dates.endDate, dates.endTime)}</Fact>
        {dates.dueDate !== null && <Fact label="Due">{moment(dates.dueDate, dates.dueTime)}</Fact>}
        <Fact label="Accept window">{checkoutMessages.days(dates.acceptWindow ?? 0)}</Fact>
        {dates.lockoutDuration !== 0 && <Fact label="Lockout">{dates.lockoutDuration} min</Fact>}
        {dates.schedules.length > 0 && (
          <Fact label="Schedules">{dates.schedules.map(({ name }) => name).join(', ')}</Fact>
        )}
      </Part>
      {dates.schedules.length > 0 && <SchedulePreview dates={dates} />}
      <Part step="interest" title="Interest phase">
        {interest.has ? (
          <>
            <Fact label="From">{moment(interest.startDate, interest.startTime)}</Fact>
            <Fact label="To">{moment(interest.endDate, interest.endTime)}</Fact>
          </>
        ) : (
          <Fact label="Interest phase">None</Fact>
        )}
      </Part>
      <Part step="workflows" title="Workflows">
        <Fact label="Turned on">{chosen.map(({ name }) => name).join(', ')}</Fact>
      </Part>
      <CheckoutPrice template={data.template ?? null} jobs={jobs} dates={dates} />
      <CheckoutPlan dates={dates} />
      <p className={classes.note}>{newOrderMessages.timeZone(browserTimeZone())}</p>
    </div>
  );
}

const moment = (date: string | null | undefined, time: string): string | null => {
  const at = momentOf(date, time);
  return at && formatDateTime(at.toISOString());
};

function placesText({ mode, single }: OrderValues['location'], inFiles: number, copied: number): string {
  const own = mode === 'single' ? [single.name, single.address1, single.city].filter(Boolean).join(', ') : '';
  return [
    own,
    mode === 'copied' ? checkoutMessages.copiedPlaces(copied) : '',
    inFiles > 0 || mode === 'csv' ? checkoutMessages.placesInFiles(inFiles) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

interface PartProps {
  readonly step: keyof OrderValues;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ step, title, children }: PartProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.partHead}>
        <h3 className={classes.partTitle}>{title}</h3>
        <StepLink step={step} label={`Edit ${title.toLowerCase()}`}>
          Edit
        </StepLink>
      </div>
      <Facts>{children}</Facts>
    </section>
  );
}
