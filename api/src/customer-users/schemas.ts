import { Type } from 'typebox';
import { Role } from '../authentication/schemas.ts';
import { component, Count, Day, Id, Instant, Money, optional, page } from '../http/schemas/schemas.ts';
import { personInput, UserStatus } from '../users/schemas.ts';

export const CustomerUser = component(
  'CustomerUser',
  Type.Object({
    id: Id,
    customer_id: Id,
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    status: UserStatus,
    role: Role,
    created_at: Instant,
  }),
);
export const CustomerUserPage = page('CustomerUserPage', CustomerUser);

const role = Type.Intersect([Id], {
  description: 'The id of `customer_viewer`, the default of an invitation, or of `customer_admin`',
});

export const CustomerUserInvitation = component(
  'CustomerUserInvitation',
  Type.Object({ ...personInput, role: optional(role) }),
);
export const CustomerUserChanges = component(
  'CustomerUserChanges',
  Type.Object({
    ...Type.Partial(Type.Object({ ...personInput, role })).properties,
    status: optional(UserStatus),
  }),
);

export const CustomerUserAnalytics = component(
  'CustomerUserAnalytics',
  Type.Object({
    months: Type.Array(
      component(
        'CustomerUserMonth',
        Type.Object({
          month: Type.Intersect([Day], { description: 'The first day of the month' }),
          orders: Type.Intersect([Count], { description: 'Orders placed' }),
          jobs: Type.Intersect([Count], { description: 'Jobs of those orders' }),
          spend: Type.Intersect([Money], {
            description: 'The price of the jobs in GBP; spending has every currency',
          }),
          spending: optional(
            Type.Array(Money, { description: 'The price of the jobs, one amount per currency' }),
          ),
        }),
      ),
    ),
  }),
);
