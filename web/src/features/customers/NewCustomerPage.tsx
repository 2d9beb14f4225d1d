import { useRef } from 'react';
import { errorCode } from '../../graphql/errorNotice.ts';
import { useAct } from '../../kit/mutation/useAct.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { useGo } from '../../kit/page/PageLink.tsx';
import { showError } from '../../kit/toast/toast.ts';
import { errorMessages } from '../../messages/errors.ts';
import classes from './CustomerFields.module.css';
import { CustomerForm } from './CustomerForm.tsx';
import { logoInput } from './customerValues.ts';
import type { CustomerValues } from './customerValues.ts';
import { createCustomer } from './customerMutations.ts';
import { customerListPage, customerPage } from './pages.ts';

/** Failures that do not mean that the server refused the input. */
const notRefused = new Set<string | undefined>([undefined, 'NETWORK_ERROR', 'auth.unauthenticated']);

export default function NewCustomerPage() {
  const go = useGo();
  const create = useAct(createCustomer);
  const created = useRef('');
  const send = async ({ status: _alwaysActive, logo, ...values }: CustomerValues) => {
    try {
      const { createCustomer: customer } = await create({ input: { ...values, ...logoInput(logo) } });
      created.current = customer.id;
    } catch (error) {
      if (!notRefused.has(errorCode(error))) showError(errorMessages.customerRejected);
      throw error;
    }
  };
  return (
    <div className={classes.page}>
      <PageHeading title="New customer" />
      <CustomerForm
        act="Create customer"
        onCreate={send}
        onSaved={() => go(customerPage.to({ id: created.current }), { replace: true })}
        onCancel={() => go(customerListPage.to())}
      />
    </div>
  );
}
