import { Type } from 'typebox';
import { choice, component, Email, ExactText, Id, Instant, optional, rows } from '../http/schemas/schemas.ts';
import { permissions } from './permissions.ts';

export const PermissionName = choice('Permission', permissions);
export const userTypes = ['standard', 'manager'] as const;
export const UserType = choice('UserType', userTypes);

export const Role = component(
  'Role',
  Type.Object({ id: Id, name: Type.String(), permissions: Type.Array(PermissionName) }),
);
export const Roles = rows('Roles', Role);

/** A new session: the token is shown only here and is never stored in clear text. */
export const SignedIn = component(
  'SignedIn',
  Type.Object({ access_token: Type.String(), token_type: Type.Literal('Bearer'), expires_at: Instant }),
);

export const Profile = component(
  'Profile',
  Type.Object({
    id: Id,
    object: Type.Literal('admin_user'),
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    role: Role,
    permissions: Type.Array(PermissionName),
    type: UserType,
  }),
);

export const Credentials = component(
  'Credentials',
  Type.Object({
    email: Email,
    password: ExactText({ minLength: 1, maxLength: 200 }),
    remember_me: optional(Type.Boolean({ description: '30 days instead of 12 hours' })),
  }),
);

export const MailedLink = component(
  'MailedLink',
  Type.Object({
    token: ExactText({ minLength: 1, maxLength: 200, description: 'From the link of the e-mail' }),
    purpose: choice('MailedLinkPurpose', ['reset', 'invitation']),
  }),
);

export const NewPassword = component(
  'NewPassword',
  Type.Object({
    token: ExactText({ minLength: 1, maxLength: 200, description: 'From the link of the e-mail' }),
    password: ExactText({
      maxLength: 200,
      description: 'At least 6 characters with a digit, a lowercase and an uppercase letter',
    }),
  }),
);
