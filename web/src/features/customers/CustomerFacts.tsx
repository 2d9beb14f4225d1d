import { Fact, Facts } from '../../kit/detail/Section.tsx';
import { PictureOrPlaceholder } from '../../kit/value/PictureOrPlaceholder.tsx';
import { inWords } from '../../kit/value/words.ts';
import type { CustomerAccountFragment } from './Customer.generated.ts';
import classes from './CustomerFields.module.css';
import { tierLabels } from './labels.ts';
import { inDigits } from '../../messages/inDigits.ts';

/** The read-only account. */
export function CustomerFacts({ customer }: { customer: CustomerAccountFragment }) {
  const { address, jobsPerAgentLimit, limitPeriod } = customer;
  const lines = address && [
    address.line1,
    address.line2,
    [address.city, address.zip].filter(Boolean).join(' '),
    address.state,
    customer.country,
  ];
  return (
    <Facts>
      <Fact label="Name">{customer.name}</Fact>
      <Fact label="Industry">{customer.industry?.name}</Fact>
      <Fact label="Tier" reads={['priority']}>
        {customer.priority && tierLabels[customer.priority]}
      </Fact>
      <Fact label="Status">{customer.status && inWords(customer.status)}</Fact>
      <Fact label="Email">{customer.email}</Fact>
      <Fact label="Phone">{customer.phone}</Fact>
      <Fact label="Address">{lines?.filter(Boolean).join('\n')}</Fact>
      <Fact label="Badge" reads={['showBadge']}>
        {customer.showBadge === true ? 'Shown' : 'Not shown'}
      </Fact>
      <Fact label="Jobs per Shepherd" reads={['jobsPerAgentLimit']}>
        {jobsPerAgentLimit !== null && inDigits(jobsPerAgentLimit)}
      </Fact>
      <Fact label="Limit period">{limitPeriod !== null && `${inDigits(limitPeriod)} days`}</Fact>
      <Fact label="Logo" reads={['logoUrl']}>
        {customer.logoUrl && (
          <PictureOrPlaceholder src={customer.logoUrl} alt="Logo" className={classes.picture ?? ''} />
        )}
      </Fact>
    </Facts>
  );
}
