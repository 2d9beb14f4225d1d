import { Type } from 'typebox';
import { call } from '../http/call.ts';
import { component, ExactText, Instant, rows } from '../http/schemas/schemas.ts';
import { readPreferences, writePreference } from './preferences.ts';

const Name = ExactText({ minLength: 1, maxLength: 100 });
const Value = ExactText({ minLength: 1, maxLength: 8_000, description: 'Text of the client, usually JSON' });
const Preference = component('Preference', Type.Object({ name: Name, value: Value, updated_at: Instant }));

export const preferenceRoutes = [
  call({
    method: 'GET',
    path: 'account/preferences',
    operationId: 'listPreferences',
    tag: 'auth',
    summary: 'Personal settings of the signed-in user',
    permission: 'signed-in',
    answer: rows('Preferences', Preference),
    handler: async ({ database, session }) => ({ data: await readPreferences(database, session.userId) }),
  }),
  call({
    method: 'POST',
    path: 'account/preferences',
    operationId: 'setPreference',
    tag: 'auth',
    summary: 'Write a personal setting of the signed-in user',
    description: 'The last write of a name wins. A user has at most 200 names (422 on `name`).',
    permission: 'signed-in',
    body: component('NewPreference', Type.Object({ name: Name, value: Value })),
    answer: Preference,
    handler: ({ database, session, body, clock }) => writePreference(database, session.userId, body, clock()),
  }),
];
