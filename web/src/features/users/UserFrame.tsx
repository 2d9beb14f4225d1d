import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DetailPage } from '../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../kit/detail/DetailQuery.tsx';
import { useAsSeen } from '../../kit/conflict/useAsSeen.ts';
import { useAct } from '../../kit/mutation/useAct.ts';
import { usePageParameters } from '../../kit/page/PageLink.tsx';
import { oppositeAt } from '../../kit/undo/opposite.ts';
import { useAllows } from '../../kit/permission/PermissionProvider.tsx';
import { CopyableId } from '../../kit/value/CopyableId.tsx';
import { StatusBadge } from '../../kit/value/StatusBadge.tsx';
import { fullName, roleLabel } from './labels.ts';
import { userAccountPage, userAnalyticsPage, userListPage, userPage } from './pages.ts';
import { ownerRole } from './roles.ts';
import { StatusActions } from './StatusActions.tsx';
import { useUserDetailQuery } from './User.generated.ts';
import type { UserAccountFragment } from './User.generated.ts';
import { disableUser, enableUser, revokeInvitation } from './userMutations.ts';
import { useSignedIn } from './useSignedIn.ts';

/** Shared by both tabs of a user: the query, the header with its actions, and the tabs. */
export function UserFrame({ children }: { children: (user: UserAccountFragment) => ReactNode }) {
  const { id } = usePageParameters(userPage);
  const { pathname } = useLocation();
  const result = useUserDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const mayEdit = useMayEdit(result.data?.user ?? null);
  const signedIn = useSignedIn();
  const address = userPage.to({ id });
  return (
    <DetailQuery name="user" base={userListPage} result={result} thing={result.data?.user}>
      {(user) => (
        <DetailPage
          base={userListPage}
          title={fullName(user)}
          subtitle={
            <>
              <CopyableId id={user.id} />
              {roleLabel(user.role)}
            </>
          }
          status={user.status && <StatusBadge of="user" status={user.status} />}
          actions={mayEdit && user.id !== signedIn?.id && <Access user={user} />}
          tabs={[
            // The account has two addresses; its tab links to the open one.
            { label: 'Account', to: pathname === address ? address : userAccountPage.to({ id }) },
            { label: 'Analytics', to: userAnalyticsPage.to({ id }) },
          ]}
        >
          {children(user)}
        </DetailPage>
      )}
    </DetailQuery>
  );
}

/** Whether the signed-in user may change this user: only owners may change owners. */
export function useMayEdit(user: UserAccountFragment | null): boolean {
  const allows = useAllows();
  const signedIn = useSignedIn();
  return (
    user !== null &&
    allows('USERS_MANAGE') &&
    (signedIn?.isOwner === true || (user.role !== null && user.role.name !== ownerRole))
  );
}

function Access({ user }: { user: UserAccountFragment }) {
  const { id, status, version } = user;
  const asSeen = useAsSeen(version);
  const disable = useAct(disableUser);
  const enable = useAct(enableUser);
  const revoke = useAct(revokeInvitation);
  if (status === null) return null;
  return (
    <StatusActions
      person={{ ...user, status }}
      place="this console"
      list={userListPage.to()}
      onDisable={() =>
        asSeen('Disable user', (seen) =>
          disable(
            { id, ...seen },
            {
              undo: ({ disableUser: after }) =>
                oppositeAt(after.version, enableUser, (expectedVersion) => ({ id, expectedVersion })),
            },
          ),
        )
      }
      onEnable={() =>
        asSeen('Enable user', (seen) =>
          enable(
            { id, ...seen },
            {
              undo: ({ enableUser: after }) =>
                oppositeAt(after.version, disableUser, (expectedVersion) => ({ id, expectedVersion })),
            },
          ),
        )
      }
      onRevoke={() => asSeen('Revoke invitation', (seen) => revoke({ id, ...seen }))}
    />
  );
}
