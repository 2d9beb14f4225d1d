import { DetailColumns } from '../../../kit/detail/DetailPage.tsx';
import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { countryName } from '../../../kit/value/country.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { PaymentMethods } from '../wallet/PaymentMethods.tsx';
import { useShepherdBillingQuery } from './Billing.generated.ts';

type Billed = NonNullable<ShepherdProfileFragment['billing']>;

/** Where bills go and how taxes are done, as the Shepherd has entered it. */
export function Billing({ id, billing }: Pick<ShepherdProfileFragment, 'id' | 'billing'>) {
  const result = useShepherdBillingQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <DetailColumns
      main={
        <>
          <Section title="Billing address">
            <Facts>
              <Fact label="Name">{billing?.name}</Fact>
              <Fact label="Address">{billing && addressOf(billing)}</Fact>
            </Facts>
          </Section>
          <Section title="Tax details">
            <Facts>
              <Fact label="Tax number">{billing?.taxNumber}</Fact>
              <Fact label="VAT registered">{billing && vatText(billing)}</Fact>
            </Facts>
          </Section>
        </>
      }
      side={
        <Section title="Payment methods">
          <SectionState result={result} value={result.data?.agent?.paymentMethods} title="Payment methods">
            {(methods) => <PaymentMethods methods={methods} />}
          </SectionState>
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
