import { unauthenticated } from '../errors/rest-error.ts';
import { RestError } from '../errors/rest-error.ts';
import type { GatewayContext } from '../context.ts';
import type { PasswordLinkPurpose, Resolvers, SessionTransport } from '../generated/resolvers.ts';
import {
  activateAccount,
  checkMailedLink,
  getProfile,
  listRoles,
  login,
  logout,
  resetPassword,
  sendPasswordReset,
} from '../rest/calls/authentication.ts';
import type { OpenedSession } from '../schema/parents.ts';

export const sessionResolvers = {
  Query: {
    me: (_query, _args, context) => context.read(getProfile, {}),
    passwordLinkWorks: (_query, body, context) => linkWorks(context, body),
    roles: async (_query, _args, context) => (await context.read(listRoles, {})).data,
  },
  Mutation: {
    login: async (_mutation, { input: { transport, rememberMe, ...credentials } }, context) => {
      const body = { ...credentials, rememberMe };
      return open(context, await context.change(login, { body }), transport, rememberMe);
    },
    logout: async (_mutation, _args, context) => {
      if (context.session.token !== null) await revoke(context);
      context.session.close();
      return true;
    },
    sendPasswordReset: async (_mutation, { input }, context) => {
      await context.change(sendPasswordReset, { body: input });
      return true;
    },
    resetPassword: async (_mutation, { input: { transport, ...body } }, context) =>
      open(context, await context.change(resetPassword, { body }), transport, false),
    activateAccount: async (_mutation, { input: { transport, ...body } }, context) =>
      open(context, await context.change(activateAccount, { body }), transport, false),
  },
} satisfies Resolvers;

async function linkWorks(
  context: GatewayContext,
  body: { readonly token: string; readonly purpose: PasswordLinkPurpose },
): Promise<boolean | null> {
  try {
    await context.change(checkMailedLink, { body });
    return true;
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    if (error.code === 'auth.invalid_token') return false;
    // Another REST v1 may lack this call.
    if (error.status === 404 || error.status === 405) return null;
    throw error;
  }
}

type SignedIn = {
  access_token: string;
  expires_at?: string;
  /** Seconds, as OAuth 2.0 has it; a server of the contract states the time. */
  expires_in?: number;
};

const endOf = ({ expires_at: at, expires_in: seconds }: SignedIn): string | undefined =>
  at ?? (typeof seconds === 'number' ? new Date(Date.now() + seconds * 1000).toISOString() : undefined);

async function open(
  context: GatewayContext,
  signedIn: SignedIn,
  transport: SessionTransport,
  remember: boolean,
): Promise<OpenedSession> {
  const token = signedIn.access_token;
  const expiresAt = endOf(signedIn);
  context.session.open(token);
  if (transport === 'cookie') context.session.keepInCookie(expiresAt, remember);
  const profile = await context.read(getProfile, {});
  return { access_token: transport === 'cookie' ? null : token, expires_at: expiresAt, profile };
}

/** A session that has ended already is a success. */
async function revoke(context: GatewayContext): Promise<void> {
  try {
    await context.change(logout, {});
  } catch (error) {
    const ended = error instanceof RestError && error.code === unauthenticated().code;
    if (!ended) throw error;
  }
}
