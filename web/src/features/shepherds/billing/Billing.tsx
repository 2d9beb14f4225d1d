import { errorText } from '../../../graphql/errorNotice.ts';
import { DetailColumns } from '../../../kit/detail/DetailPage.tsx';
import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { FailedMessage } from '../../../kit/page/FailedMessage.tsx';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { useToldHere } from '../../../kit/toast/useToldHere.ts';
import { countryName } from '../../../kit/value/country.ts';
import { PaymentMethods } from '../wallet/PaymentMethods.tsx';
import { useShepherdBillingQuery } from './Billing.generated.ts';
import type { ShepherdBillingQuery } from './Billing.generated.ts';

type Billed = NonNullable<NonNullable<ShepherdBillingQuery['agent']>['billing']>;

/** Where bills go and how taxes are done, as the Shepherd has entered it. */
export function Billing({ id }: { id: string }) {
  const result = useShepherdBillingQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const agent = result.data?.agent;
  const failed = result.error !== undefined && !result.loading && !agent;
  useToldHere(result.observable.queryName, failed);
  if (failed) {
    return (
      <FailedMessage
        title="The billing details could not be loaded"
        detail={errorText(result.error)}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    );
  }
  if (!agent) return <Waiting label="Billing" height={320} />;
  return (
    <DetailColumns
      main={
        <>
          <Section title="Billing address">
            <Facts>
              <Fact label="Name">{agent.billing?.name}</Fact>
              <Fact label="Address">{agent.billing && addressOf(agent.billing)}</Fact>
            </Facts>
          </Section>
          <Section title="Tax details">
            <Facts>
              <Fact label="Tax number">{agent.billing?.taxNumber}</Fact>
              <Fact label="VAT registered">{agent.billing && vatText(agent.billing)}</Fact>
            </Facts>
          </Section>
        </>
      }
      side={
        <Section title="Payment methods">
          <PaymentMethods methods={agent.paymentMethods ?? []} />
        </Section>
      }
    />
  );
}

const addressOf = ({ address1, address2, city, zip, state, countryCode }: Billed): string =>
  [address1, address2, [city, zip].filter(Boolean).join(' '), state, countryCode && countryName(countryCode)]
    .filter(Boolean)
    .join('\n');

const vatText = ({ vatRegistered }: Billed): string | null =>
  vatRegistered === null ? null : vatRegistered ? 'Yes' : 'No';
