import { Type } from 'typebox';
import { Role } from '../authentication/schemas.ts';
import { component, Count, Day, Id, Instant, Money, optional, page } from '../http/schemas.ts';
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

export const CustomerUserInvitation = component('CustomerUserInvitation', Type.Object(personInput));
export const CustomerUserChanges = component(
  'CustomerUserChanges',
  Type.Object({ ...Type.Partial(Type.Object(personInput)).properties, status: optional(UserStatus) }),
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
          spend: Money,
        }),
      ),
    ),
  }),
);
