import { DetailColumns } from '../../../kit/detail/DetailPage.tsx';
import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { countryName } from '../../../kit/value/country.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { ShepherdPaymentMethods } from '../wallet/PaymentMethods.tsx';

type Billed = NonNullable<ShepherdProfileFragment['billing']>;

/** The billing address and tax data that the Shepherd has entered. */
export function Billing({ id, billing }: Pick<ShepherdProfileFragment, 'id' | 'billing'>) {
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
          <ShepherdPaymentMethods id={id} />
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
