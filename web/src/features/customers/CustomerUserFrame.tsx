import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { DetailPage } from '../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../kit/detail/DetailQuery.tsx';
import { useAct } from '../../kit/mutation/useAct.ts';
import { Allowed } from '../../kit/permission/PermissionProvider.tsx';
import { CopyableId } from '../../kit/value/CopyableId.tsx';
import { StatusBadge } from '../../kit/value/StatusBadge.tsx';
import { fullName, StatusActions } from '../users/public.tsx';
import { disableCustomerUser, enableCustomerUser, revokePortalInvitation } from './customerMutations.ts';
import { useCustomerUserDetailQuery } from './CustomerUser.generated.ts';
import type { CustomerUserAccountFragment } from './CustomerUser.generated.ts';

export interface CustomerReference {
  readonly id: string;
  readonly name: string;
}

interface CustomerUserFrameProps {
  readonly children: (user: CustomerUserAccountFragment, customer: CustomerReference) => ReactNode;
}

/** What both tabs of a customer's user share: the query, the header with what can be done, and the tabs. */
export function CustomerUserFrame({ children }: CustomerUserFrameProps) {
  const { id: customerId = '', userId: id = '' } = useParams();
  const { pathname } = useLocation();
  const result = useCustomerUserDetailQuery({
    variables: { customerId, id },
    fetchPolicy: 'cache-and-network',
  });
  const customer = result.data?.customer;
  const list = `/customers/${customerId}/users`;
  const address = `${list}/${id}`;
  return (
    <DetailQuery name="user" result={result} thing={customer === null ? null : customer?.user}>
      {(user) =>
        customer && (
          <DetailPage
            base={{ title: 'Users of the customer', path: list }}
            title={fullName(user)}
            subtitle={
              <>
                <CopyableId id={user.id} />
                <Link to={list}>{customer.name}</Link>
              </>
            }
            status={<StatusBadge of="user" status={user.status} />}
            actions={
              <Allowed to="CUSTOMERS_MANAGE">
                <Access user={user} customer={customer} listPath={list} />
              </Allowed>
            }
            tabs={[
              // The account is found under two addresses; its tab is the one that is open.
              { label: 'Account', to: pathname === address ? address : `${address}/account` },
              { label: 'Analytics', to: `${address}/analytics` },
            ]}
          >
            {children(user, customer)}
          </DetailPage>
        )
      }
    </DetailQuery>
  );
}

interface AccessProps {
  readonly user: CustomerUserAccountFragment;
  readonly customer: CustomerReference;
  readonly listPath: string;
}

function Access({ user, customer, listPath }: AccessProps) {
  const disable = useAct(disableCustomerUser);
  const enable = useAct(enableCustomerUser);
  const revoke = useAct(revokePortalInvitation);
  const variables = { input: { customerId: customer.id, id: user.id } };
  return (
    <StatusActions
      person={user}
      place={`the portal of ${customer.name}`}
      listPath={listPath}
      onDisable={() => disable(variables)}
      onEnable={() => enable(variables)}
      onRevoke={() => revoke(variables)}
    />
  );
}
