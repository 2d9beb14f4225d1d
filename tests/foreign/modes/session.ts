import { forCalls, type Mode } from '../mode.ts';

const profile = /^\/account\/profile$/;
const login = /^\/auth\/login$/;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Variants of the profile and of the sign-in. */
export const sessionModes: readonly Mode[] = [
  forCalls('profile: a new permission', 'read', profile, (body) => ({
    ...body,
    permissions: [...list(body['permissions']), 'reports.view', 'webhooks.manage'],
  })),
  forCalls('profile: a number for its id', 'read', profile, (body) => ({ ...body, id: Number(body['id']) })),
  forCalls('profile: only the name of the role', 'told', profile, (body) => ({ ...body, role: 'owner' })),
  forCalls('sign-in: Unix seconds for the end', 'read', login, (body) => ({
    ...body,
    expires_at: Math.floor(Date.parse(String(body['expires_at'])) / 1000),
  })),
  forCalls('sign-in: seconds until the end', 'read', login, ({ expires_at: _end, ...body }) => ({
    ...body,
    expires_in: 43_200,
  })),
  forCalls('sign-in: another spelling of the token type, and more keys', 'read', login, (body) => ({
    ...body,
    token_type: 'bearer',
    refresh_token: 'x',
    scope: '',
  })),
];
