import { useRef } from 'react';
import { errorCode } from '../../graphql/errorNotice.ts';
import { addressForRequest } from '../../kit/form/address.ts';
import { FormBody } from '../../kit/form/FormBody.tsx';
import { useConsoleForm } from '../../kit/form/useConsoleForm.ts';
import { useAct } from '../../kit/mutation/useAct.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { useGo } from '../../kit/page/PageLink.tsx';
import { showError } from '../../kit/toast/toast.ts';
import { errorMessages } from '../../messages/errors.ts';
import { CustomerFields } from './CustomerFields.tsx';
import classes from './CustomerFields.module.css';
import { customerInput, customerSchema, newCustomer } from './customerForm.ts';
import type { CustomerValues } from './customerForm.ts';
import { createCustomer } from './customerMutations.ts';
import { customerListPage, customerPage } from './pages.ts';

/** Failures that are not the server's refusal of what was typed. */
const notRefused = new Set<string | undefined>([undefined, 'NETWORK_ERROR', 'auth.unauthenticated']);

export default function NewCustomerPage() {
  const go = useGo();
  const create = useAct(createCustomer);
  const created = useRef('');
  const form = useConsoleForm<CustomerValues>({
    schema: customerSchema,
    defaultValues: newCustomer,
    focus: 'name',
    onSubmit: async ({ name, phone, address, status: _alwaysActive, ...rest }) => {
      try {
        const input = { ...customerInput(rest), name, phone, address: addressForRequest(address) };
        created.current = (await create({ input })).createCustomer.id;
      } catch (error) {
        if (!notRefused.has(errorCode(error))) showError(errorMessages.customerRejected);
        throw error;
      }
    },
    onSaved: () => go(customerPage.to({ id: created.current }), { replace: true }),
  });
  return (
    <div className={classes.page}>
      <PageHeading title="New customer" />
      <FormBody form={form} act="Create customer" onCancel={() => go(customerListPage.to())}>
        <CustomerFields control={form.control} />
      </FormBody>
    </div>
  );
}
