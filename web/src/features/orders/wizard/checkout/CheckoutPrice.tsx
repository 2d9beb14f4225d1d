import type { CheckoutNamesQuery } from '../OrderWizard.generated.ts';
import { Fact, Facts } from '../../../../kit/detail/Section.tsx';
import { amountOfMinorUnits, compareAmounts, formatMoney, minorUnits } from '../../../../kit/value/money.ts';
import { dateForRequest, formatDateTime } from '../../../../kit/value/time.ts';
import { StepLink } from '../../../../kit/wizard/StepLink.tsx';
import { checkoutMessages } from './checkoutMessages.ts';
import { momentOf } from '../orderSchemas.ts';
import type { OrderValues } from '../orderSchemas.ts';
import type { JobsOfDraft } from './useJobsOfDraft.ts';
import classes from '../OrderWizard.module.css';

interface CheckoutPriceProps {
  readonly template: CheckoutNamesQuery['template'];
  readonly jobs: JobsOfDraft;
  readonly dates: OrderValues['dates'];
}

/** The customer's price, in the currency of the template. */
export function CheckoutPrice({ template, jobs, dates }: CheckoutPriceProps) {
  const price = template?.basePrice;
  const surcharge = template?.sameDayCharge;
  const { count } = jobs;
  return (
    <section className={classes.part} aria-label="Price">
      <h3 className={classes.partTitle}>Price</h3>
      <Facts>
        <Fact label="Jobs">{count === null ? null : checkoutMessages.jobs(count, jobs.running)}</Fact>
        <Fact label="Price of a job">{price?.formatted}</Fact>
        {surcharge && compareAmounts(surcharge.amount, '0') > 0 && startsToday(dates) && (
          <Fact label="Same-day surcharge">{checkoutMessages.surcharge(surcharge.formatted)}</Fact>
        )}
        <Fact label="Total">
          {price && count !== null && (
            <strong>
              {formatMoney(amountOfMinorUnits(minorUnits(price) * count, price.currency), price.currency)}
            </strong>
          )}
        </Fact>
      </Facts>
      {count === 0 && !jobs.running && (
        <p className={classes.missing} role="alert">
          {checkoutMessages.noLocations} <StepLink step="location">{checkoutMessages.addLocations}</StepLink>
        </p>
      )}
    </section>
  );
}

const startsToday = ({ start, startDate }: OrderValues['dates']): boolean =>
  start === 'now' || startDate === dateForRequest(new Date());

/** The delay of the launch push after the start. */
const launchDelayMinutes = 10;

/** The timeline. */
export function CheckoutPlan({ dates }: { readonly dates: OrderValues['dates'] }) {
  const start = momentOf(dates.startDate, dates.startTime);
  const launch = start && new Date(start.getTime() + launchDelayMinutes * 60_000);
  return (
    <section className={classes.part} aria-label="What happens next">
      <h3 className={classes.partTitle}>What happens next</h3>
      <ol className={classes.plan}>
        {dates.start === 'now' || !start || !launch ? (
          <>
            <li>{checkoutMessages.planNow}</li>
            <li>{checkoutMessages.planLaunchNow}</li>
          </>
        ) : (
          <>
            <li>{checkoutMessages.planApproval}</li>
            <li>{checkoutMessages.planStart(formatDateTime(start.toISOString()))}</li>
            <li>{checkoutMessages.planLaunch(formatDateTime(launch.toISOString()))}</li>
          </>
        )}
      </ol>
    </section>
  );
}
