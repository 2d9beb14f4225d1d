import { Type } from 'typebox';
import { call } from '../http/call.ts';
import { ApiError } from '../http/errors.ts';
import { component, Email, Nothing } from '../http/schemas/schemas.ts';
import { enqueue } from '../outbox/work.ts';
import type { Attempt } from './attempts.ts';
import { networkOf } from './networks.ts';
import { anyOf } from './permissions.ts';
import { activate, resetPassword, signIn } from './sign-in.ts';
import { Credentials, MailedLink, NewPassword, Profile, Roles, SignedIn } from './schemas.ts';
import { checkUserToken, passwordResetWork } from './user-tokens.ts';

export const authenticationRoutes = [
  call({
    method: 'POST',
    path: 'auth/login',
    operationId: 'login',
    tag: 'auth',
    summary: 'Sign in',
    permission: 'public',
    body: Credentials,
    answer: SignedIn,
    transaction: false,
    handler: ({ body, ...context }) => signIn(context, body),
  }),
  call({
    method: 'POST',
    path: 'auth/logout',
    operationId: 'logout',
    tag: 'auth',
    summary: 'End the session',
    permission: 'signed-in',
    answer: Nothing,
    handler: async ({ database, session }) => {
      await database.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute();
    },
  }),
  call({
    method: 'POST',
    path: 'auth/send-password-reset',
    operationId: 'sendPasswordReset',
    tag: 'auth',
    summary: 'Mail a link for a new password',
    description:
      'Answers the same, in the same time, whether the address is known or not. The link stops working with any change of e-mail, password or status.',
    permission: 'public',
    body: component('PasswordResetRequest', Type.Object({ email: Email })),
    answer: Nothing,
    transaction: false,
    handler: async ({ body, database, clock, limiter, address }) => {
      const email = body.email.toLowerCase();
      const tries: Attempt[] = [
        { what: 'reset of account', of: email },
        { what: 'reset from network', of: networkOf(address) },
      ];
      await limiter.count(tries, () => enqueue(database, passwordResetWork, { email }, clock()));
    },
  }),
  call({
    method: 'POST',
    path: 'auth/check-link',
    operationId: 'checkMailedLink',
    tag: 'auth',
    summary: 'Check whether a mailed link can still set a password',
    description:
      'Does not consume the link. Answers 422 auth.invalid_token for a link that is used, replaced, too old or unknown.',
    permission: 'public',
    body: MailedLink,
    answer: Nothing,
    transaction: false,
    handler: ({ body, database, clock }) => checkUserToken(database, body.token, body.purpose, clock()),
  }),
  call({
    method: 'POST',
    path: 'auth/reset-password',
    operationId: 'resetPassword',
    tag: 'auth',
    summary: 'Set a new password and sign in',
    description: 'Ends all other sessions of the user.',
    permission: 'public',
    body: NewPassword,
    answer: SignedIn,
    transaction: false,
    handler: ({ body, ...context }) => resetPassword(context, body),
  }),
  call({
    method: 'POST',
    path: 'auth/activate',
    operationId: 'activate',
    tag: 'auth',
    summary: 'Accept an invitation: set a password and sign in',
    permission: 'public',
    body: NewPassword,
    answer: SignedIn,
    transaction: false,
    handler: ({ body, ...context }) => activate(context, body),
  }),
  call({
    method: 'GET',
    path: 'account/profile',
    operationId: 'getProfile',
    tag: 'auth',
    summary: 'The signed-in user',
    permission: 'signed-in',
    answer: Profile,
    handler: async ({ database, session }) => {
      const user = await database
        .selectFrom('users')
        .innerJoin('roles', 'roles.id', 'users.role_id')
        .where('users.id', '=', session.userId)
        .select([
          'users.id',
          'users.first_name',
          'users.last_name',
          'users.email',
          'users.type',
          'roles.id as role_id',
          'roles.name as role_name',
          'roles.permissions',
        ])
        .executeTakeFirstOrThrow(() => new ApiError('auth.unauthenticated'));
      return {
        id: user.id,
        object: 'admin_user' as const,
        first_name: user.first_name,
        last_name: user.last_name,
        email: user.email,
        role: { id: user.role_id, name: user.role_name, permissions: user.permissions },
        permissions: user.permissions,
        type: user.type,
      };
    },
  }),
  call({
    method: 'GET',
    path: 'auth/roles',
    operationId: 'listRoles',
    tag: 'auth',
    summary: 'Roles of staff and of customer users (`customer_…`)',
    // Inviting customer users needs the roles, but not the permission to see staff.
    permission: anyOf('users.view', 'customers.manage'),
    answer: Roles,
    cache: 'reference',
    handler: async ({ database }) => ({
      data: await database.selectFrom('roles').select(['id', 'name', 'permissions']).orderBy('id').execute(),
    }),
  }),
];
