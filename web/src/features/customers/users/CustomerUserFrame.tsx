import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DetailPage } from '../../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../../kit/detail/DetailQuery.tsx';
import type { SeenVersion } from '../../../kit/conflict/edited.ts';
import { useAsSeen } from '../../../kit/conflict/useAsSeen.ts';
import { useAct } from '../../../kit/mutation/useAct.ts';
import type { Address } from '../../../kit/page/definition.ts';
import { PageLink, usePageParameters } from '../../../kit/page/PageLink.tsx';
import { Allowed } from '../../../kit/permission/PermissionProvider.tsx';
import { oppositeAt } from '../../../kit/undo/opposite.ts';
import { CopyableId } from '../../../kit/value/CopyableId.tsx';
import { StatusBadge } from '../../../kit/value/StatusBadge.tsx';
import { fullName, StatusActions } from '../../users/public.tsx';
import { disableCustomerUser, enableCustomerUser, revokePortalInvitation } from '../customerMutations.ts';
import {
  customerUserAccountPage,
  customerUserAnalyticsPage,
  customerUserPage,
  customerUsersPage,
} from '../pages.ts';
import { useCustomerUserDetailQuery } from './CustomerUser.generated.ts';
import type { CustomerUserDetailQuery } from './CustomerUser.generated.ts';

export type PortalUser = NonNullable<NonNullable<CustomerUserDetailQuery['customer']>['user']>;

export interface CustomerReference {
  readonly id: string;
  readonly name: string;
}

interface CustomerUserFrameProps {
  readonly children: (user: PortalUser, customer: CustomerReference) => ReactNode;
}

/** Shared by both tabs of a customer's user: the query, the header with its actions, and the tabs. */
export function CustomerUserFrame({ children }: CustomerUserFrameProps) {
  const { id: customerId, userId: id } = usePageParameters(customerUserPage);
  const { pathname } = useLocation();
  const result = useCustomerUserDetailQuery({
    variables: { customerId, id },
    fetchPolicy: 'cache-and-network',
  });
  const customer = result.data?.customer;
  const list = customerUsersPage.to({ id: customerId });
  const base = { title: 'Users of the customer', path: list };
  const parameters = { id: customerId, userId: id };
  const address = customerUserPage.to(parameters);
  return (
    <DetailQuery name="user" base={base} result={result} thing={customer === null ? null : customer?.user}>
      {(user) =>
        customer && (
          <DetailPage
            base={base}
            title={fullName(user)}
            subtitle={
              <>
                <CopyableId id={user.id} />
                <PageLink page={customerUsersPage} to={list}>
                  {customer.name}
                </PageLink>
              </>
            }
            status={<StatusBadge of="user" status={user.status} />}
            actions={
              <Allowed to="CUSTOMERS_MANAGE">
                <Access user={user} customer={customer} list={list} />
              </Allowed>
            }
            tabs={[
              // The account has two addresses; its tab links to the open one.
              {
                label: 'Account',
                to: pathname === address ? address : customerUserAccountPage.to(parameters),
              },
              { label: 'Analytics', to: customerUserAnalyticsPage.to(parameters) },
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
  readonly user: PortalUser;
  readonly customer: CustomerReference;
  readonly list: Address;
}

function Access({ user, customer, list }: AccessProps) {
  const disable = useAct(disableCustomerUser);
  const enable = useAct(enableCustomerUser);
  const revoke = useAct(revokePortalInvitation);
  const asSeen = useAsSeen(user.version);
  const of = (seen: SeenVersion) => ({ input: { customerId: customer.id, id: user.id, ...seen } });
  const at = (expectedVersion: string) => of({ expectedVersion });
  return (
    <StatusActions
      person={user}
      place={`the portal of ${customer.name}`}
      list={list}
      onDisable={() =>
        asSeen('Disable user', (seen) =>
          disable(of(seen), {
            undo: ({ disableCustomerUser: { version } }) => oppositeAt(version, enableCustomerUser, at),
          }),
        )
      }
      onEnable={() =>
        asSeen('Enable user', (seen) =>
          enable(of(seen), {
            undo: ({ enableCustomerUser: { version } }) => oppositeAt(version, disableCustomerUser, at),
          }),
        )
      }
      onRevoke={() => asSeen('Revoke invitation', (seen) => revoke(of(seen)))}
    />
  );
}
