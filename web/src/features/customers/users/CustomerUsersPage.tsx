import { useMemo } from 'react';
import * as column from '../../../kit/list/columns.tsx';
import { defineList } from '../../../kit/list/defineList.tsx';
import { exportPages } from '../../../kit/list/export/exportPages.ts';
import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { Allowed } from '../../../kit/permission/PermissionProvider.tsx';
import { formatForFile } from '../../../kit/value/time.ts';
import { nameColumn, roleColumn } from '../../users/public.tsx';
import { CustomerFrame } from '../CustomerFrame.tsx';
import { CustomerUserListDocument } from './CustomerUserList.generated.ts';
import { customerUserPage, customerUsersPage } from '../pages.ts';
import { defineModal } from '../../../kit/modal/defineModal.ts';

const InviteCustomerUser = definePiece(
  async () => (await import('./InviteCustomerUser.tsx')).InviteCustomerUser,
);

const inviteModal = defineModal('invite-customer-user');

const CustomerUserList = defineList({
  page: customerUsersPage,
  query: CustomerUserListDocument,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  searchPlaceholder: 'Search name or email',
  statuses: { of: 'user', tabs: ['ACTIVE', 'INVITED', 'DISABLED'] },
  columns: [
    nameColumn,
    column.textColumn('email', { sort: 'EMAIL', width: 220, grow: true }),
    roleColumn,
    column.statusColumn('user', { sort: 'STATUS' }),
    column.dateColumn('createdAt', { sort: 'CREATED_AT' }),
  ],
  rowLink: ({ id }, { customerId }) => customerUserPage.to({ id: customerId, userId: id }),
  actions: [{ label: 'Invite user', opens: { modal: inviteModal }, permission: 'CUSTOMERS_MANAGE' }],
  export: exportPages(CustomerUserListDocument, {
    name: 'customer-users',
    columns: [
      ['Id', ({ id }) => id],
      ['First name', ({ firstName }) => firstName],
      ['Last name', ({ lastName }) => lastName],
      ['Email', ({ email }) => email],
      ['Role', ({ role }) => role?.name ?? null],
      ['Status', ({ status }) => status.toLowerCase()],
      ['Created', ({ createdAt }) => formatForFile(createdAt)],
    ],
  }),
});

export default function CustomerUsersPage() {
  return <CustomerFrame>{({ id }) => <Users key={id} customerId={id} />}</CustomerFrame>;
}

function Users({ customerId }: { customerId: string }) {
  const variables = useMemo(() => ({ customerId }), [customerId]);
  return (
    <>
      <CustomerUserList embedded variables={variables} />
      <Allowed to="CUSTOMERS_MANAGE">
        <AddressModal name={inviteModal} title="Invite user" shows={InviteCustomerUser}>
          {({ close }) => <InviteCustomerUser customerId={customerId} onDone={close} />}
        </AddressModal>
      </Allowed>
    </>
  );
}
