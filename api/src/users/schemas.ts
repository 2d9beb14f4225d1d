import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Role, UserType } from '../authentication/schemas.ts';
import {
  choice,
  component,
  Count,
  Day,
  Email,
  Id,
  Instant,
  nullable,
  optional,
  page,
} from '../http/schemas/schemas.ts';

export const userStatuses = ['active', 'invited', 'disabled'] as const;
export const UserStatus = choice('UserStatus', userStatuses);
export type UserStatus = Static<typeof UserStatus>;

const details = {
  email: Type.String(),
  status: UserStatus,
  type: UserType,
  role: Role,
  created_at: Instant,
};
const named = { id: Id, first_name: Type.String(), last_name: Type.String() };

export const User = component('User', Type.Object({ ...named, ...details }));
/** Readers who only resolve labels get id and names; everything else is missing then. */
export const UserRow = component(
  'UserRow',
  Type.Object({ ...named, ...Type.Partial(Type.Object(details)).properties }),
);
export const UserPage = page('UserPage', UserRow);

const PersonName = Type.String({ format: 'filled', minLength: 1, maxLength: 100 });
/** The input for an invited person; `role` is the id of a role. */
export const personInput = { first_name: PersonName, last_name: PersonName, email: Email, role: Id };

export const UserInvitation = component(
  'UserInvitation',
  Type.Object({ ...personInput, type: optional(UserType) }),
);
export const UserChanges = component(
  'UserChanges',
  Type.Object({
    ...Type.Partial(Type.Object(personInput)).properties,
    type: optional(UserType),
    status: optional(UserStatus),
  }),
);
export type UserChanges = Static<typeof UserChanges>;

export const Period = Type.Object({
  from: optional(Day),
  to: optional(Day),
});

export const UserAnalytics = component(
  'UserAnalytics',
  Type.Object({
    months: Type.Array(
      component(
        'UserMonth',
        Type.Object({
          month: Type.Intersect([Day], { description: 'The first day of the month' }),
          reviewed: Count,
          completed: Count,
          failed: Count,
          median_review_minutes: nullable(Type.Number({ description: 'Null without reviews' })),
        }),
      ),
    ),
  }),
);
