import type { UserType } from '../../graphql/generated/schema.ts';
import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { exportWith } from '../../kit/list/export/exportWith.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { AddressModal } from '../../kit/modal/AddressModal.tsx';
import { definePiece } from '../../kit/page/code/piece.ts';
import { Allowed } from '../../kit/permission/PermissionProvider.tsx';
import { userTypes } from './labels.ts';
import { userListPage, userListSort, userPage } from './pages.ts';
import { nameColumn, roleColumn } from './personColumns.tsx';
import { staffRoleOptions } from './roles.ts';
import { ExportUsersDocument } from './ExportUsers.generated.ts';
import { UserListDocument } from './UserListPage.generated.ts';
import { defineModal } from '../../kit/modal/defineModal.ts';

const InviteUser = definePiece(async () => (await import('./InviteUser.tsx')).InviteUser);

const inviteModal = defineModal('invite');

const UserList = defineList({
  page: userListPage,
  query: UserListDocument,
  defaultSort: userListSort,
  searchPlaceholder: 'Search name or email',
  statuses: { of: 'user', tabs: ['ACTIVE', 'INVITED', 'DISABLED'] },
  filters: [
    filter.referenceFilter('roleIds', 'Role', 'All roles', staffRoleOptions),
    filter.optionFilter('type', 'Type', 'All types', userTypes),
  ],
  columns: [
    column.idColumn({ sort: 'ID', hidden: true }),
    nameColumn,
    column.textColumn('email', { sort: 'EMAIL', width: 220, grow: true }),
    roleColumn,
    column.labelColumn<'type', UserType, 'TYPE'>('type', {}, { sort: 'TYPE', width: 100 }),
    column.statusColumn('user', { sort: 'STATUS' }),
    column.dateColumn('createdAt', { sort: 'CREATED_AT' }),
  ],
  rowLink: ({ id }) => userPage.to({ id }),
  actions: [{ label: 'Invite user', opens: { modal: inviteModal }, permission: 'USERS_MANAGE' }],
  export: exportWith(ExportUsersDocument),
});

export default function UserListPage() {
  return (
    <>
      <UserList />
      <Allowed to="USERS_MANAGE">
        <AddressModal name={inviteModal} title="Invite user" shows={InviteUser}>
          {({ close }) => <InviteUser onDone={close} />}
        </AddressModal>
      </Allowed>
    </>
  );
}
