import { useEdited } from '../../kit/conflict/useEdited.ts';
import { DetailColumns } from '../../kit/detail/DetailPage.tsx';
import { Fact, Facts, Section } from '../../kit/detail/Section.tsx';
import { useAct } from '../../kit/mutation/useAct.ts';
import { useAllows } from '../../kit/permission/PermissionProvider.tsx';
import { DateText } from '../../kit/value/DateText.tsx';
import { CustomerDetailDocument } from './Customer.generated.ts';
import type { CustomerAccountFragment } from './Customer.generated.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerForm } from './CustomerForm.tsx';
import { customerValues, logoInput } from './customerValues.ts';
import { CustomerFrame } from './CustomerFrame.tsx';
import { changeCustomerStatus, updateCustomer } from './customerMutations.ts';
import { nextStatuses } from './labels.ts';
import { customerMessages } from './messages.ts';

export default function CustomerAccountPage() {
  const editable = useAllows()('CUSTOMERS_MANAGE');
  return (
    <CustomerFrame>
      {(customer) => (
        <DetailColumns
          main={
            <Section title="Account">
              {editable ? (
                <EditAccount key={customer.id} customer={customer} />
              ) : (
                <CustomerFacts customer={customer} />
              )}
            </Section>
          }
          side={
            <Section title="Activity">
              <Facts>
                <Fact label="Created" reads={['createdAt']}>
                  <DateText value={customer.createdAt} show="date-time" />
                </Fact>
                <Fact label="Last seen">
                  <DateText value={customer.lastSeen} show="relative" />
                </Fact>
              </Facts>
            </Section>
          }
        />
      )}
    </CustomerFrame>
  );
}

function EditAccount({ customer }: { customer: CustomerAccountFragment }) {
  const { id, status } = customer;
  const update = useAct(updateCustomer);
  const changeStatus = useAct(changeCustomerStatus);
  const edits = useEdited(customer, {
    query: CustomerDetailDocument,
    variables: { id },
    of: (data) => data.customer,
    values: customerValues,
  });
  return (
    <CustomerForm
      record={customerValues(customer)}
      edits={edits}
      onSave={({ logo, ...changed }, _before, seen) =>
        (changed.status === undefined ? update : changeStatus)({
          input: { id, ...changed, ...logoInput(logo), ...seen },
        })
      }
      // The uploaded file is now the customer's logo.
      onSaved={({ resetField }) => resetField('logo', { defaultValue: [] })}
      statuses={nextStatuses(status)}
      statusNote={status === 'ARCHIVED' ? customerMessages.archivedNote : undefined}
      logoUrl={customer.logoUrl}
    />
  );
}
