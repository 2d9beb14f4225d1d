import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUpstream } from '../testing/upstream.ts';
import type { Upstream } from '../testing/upstream.ts';
import { tasksOfForm } from './conversion.ts';
import { demoForms } from './demo-forms.ts';
import { typeformProvider } from './provider.ts';

let typeform: Upstream;
beforeAll(async () => {
  typeform = await startUpstream(({ pathname }) => answers[pathname] ?? { status: 404, body: notFound });
});
afterAll(() => typeform.close());

const notFound = { code: 'FORM_NOT_FOUND', description: 'Non existing form with uid' };
const form = (fields: unknown) => ({ status: 200, body: { title: 'Odd', fields } });
const read = (formId: string) => typeformProvider({ token: 'secret-token', url: typeform.url })(formId);

it('without an account the bundled forms are used', async () => {
  const bundled = typeformProvider({ token: null, url: typeform.url });
  expect(await bundled('demo-plain')).toBe(demoForms[0]);
  expect(await bundled('aBc123')).toBeNull();
  expect(typeform.requests).toEqual([]);
});

describe('a Typeform account', () => {
  it('is asked for one form with the token', async () => {
    expect((await read('aBc123'))?.title).toBe('Visit');
    expect(typeform.requests.at(-1)).toMatchObject({
      url: '/forms/aBc123',
      headers: { authorization: 'Bearer secret-token', accept: 'application/json' },
    });
    expect(await read('../forms/nope?page=1')).toBeNull();
    expect(typeform.requests.at(-1)?.url).toBe('/forms/..%2Fforms%2Fnope%3Fpage%3D1');
  });

  it.each([
    ['expired', /does not accept the token/],
    ['secret', /forms:read/],
    ['busy', /too many requests/],
    ['down', /cannot be reached/],
    ['page', /cannot be reached/],
    ['fieldless', /cannot be reached/],
    ['nameless', /cannot be reached/],
  ])('that returns no form reports why: %s', async (formId, message) => {
    await expect(read(formId)).rejects.toMatchObject({
      code: 'typeform.unavailable',
      message: expect.stringMatching(message),
    });
  });

  it("that is unreachable is not the user's mistake", async () => {
    const nowhere = typeformProvider({ token: 'secret-token', url: 'http://127.0.0.1:1' });
    await expect(nowhere('aBc123')).rejects.toMatchObject({ code: 'typeform.unavailable' });
  });
});

it('nested questions and combined conditions are reduced to what a task list supports', async () => {
  const answered = await read('aBc123');
  const { groups, logic } = tasksOfForm(answered ?? { id: '', title: '', fields: [] });
  expect(groups.map(({ name, tasks }) => [name, tasks.map(({ reference }) => reference)])).toEqual([
    ['Visit', ['01-open']],
    ['Contact', ['02-name', '03-mail']],
    ['Shelves', ['04-top', '05-bottom']],
    ['Visit', ['06-shelf', '07-why']],
  ]);
  expect(logic).toEqual([
    {
      task_reference: '06-shelf',
      actions: [
        { jump: '07-why', condition: { operator: 'is', arguments: ['choice-empty'] } },
        { jump: '07-why', condition: { operator: 'is', arguments: ['choice-dirty'] } },
      ],
    },
  ]);
});

/** A form as the Create API answers it. */
const answeredForm = {
  id: 'aBc123',
  type: 'quiz',
  title: 'Visit',
  workspace: { href: 'https://api.typeform.com/workspaces/1' },
  theme: { href: 'https://api.typeform.com/themes/2' },
  settings: { language: 'en', progress_bar: 'proportion', is_public: true, meta: { allow_indexing: false } },
  welcome_screens: [{ id: 'w', ref: 'welcome', title: 'Hello', properties: { show_button: true } }],
  thankyou_screens: [{ id: 't', ref: 'thanks', title: 'Bye', type: 'thankyou_screen' }],
  fields: [
    { id: 'a', ref: '01-open', title: 'Was it open?', type: 'yes_no', validations: { required: true } },
    {
      id: 'b',
      ref: 'contact',
      title: 'Contact',
      type: 'contact_info',
      properties: {
        fields: [
          { id: 'c', ref: '02-name', title: 'Name', type: 'short_text', subfield_key: 'first_name' },
          { id: 'd', ref: '03-mail', title: 'Mail', type: 'email', subfield_key: 'email' },
        ],
      },
      layout: { type: 'wallpaper' },
    },
    {
      id: 'e',
      ref: 'shelves',
      title: 'Shelves',
      type: 'group',
      properties: {
        show_button: true,
        fields: [
          {
            id: 'f',
            ref: 'grid',
            title: 'How full?',
            type: 'matrix',
            properties: {
              fields: ['04-top', '05-bottom'].map((ref) => ({
                id: ref,
                ref,
                title: ref,
                type: 'multiple_choice',
                properties: { choices: [{ id: 'g', ref: 'full', label: 'Full' }] },
              })),
            },
          },
        ],
      },
    },
    {
      id: 'h',
      ref: '06-shelf',
      title: 'The shelf is',
      type: 'multiple_choice',
      properties: {
        randomize: false,
        allow_other_choice: false,
        choices: [
          { id: 'i', ref: 'choice-empty', label: 'Empty' },
          { id: 'j', ref: 'choice-dirty', label: 'Dirty' },
        ],
      },
    },
    { id: 'k', ref: '07-why', title: 'Why?', type: 'long_text' },
  ],
  logic: [
    {
      type: 'field',
      ref: '01-open',
      actions: [
        {
          action: 'jump',
          details: { to: { type: 'thankyou', value: 'thanks' } },
          condition: { op: 'always', vars: [] },
        },
        {
          action: 'jump',
          details: { to: { type: 'field', value: '07-why' } },
          condition: { op: 'and', vars: [answerIs('01-open', true), answerIs('06-shelf', 'choice-empty')] },
        },
        {
          action: 'jump',
          details: { to: { type: 'field', value: '07-why' } },
          condition: answerIs('06-shelf', 'choice-empty'),
        },
        {
          action: 'add',
          details: { target: { type: 'variable', value: 'score' }, value: { type: 'constant', value: 1 } },
          condition: { op: 'always', vars: [] },
        },
      ],
    },
    {
      type: 'field',
      ref: '06-shelf',
      actions: [
        {
          action: 'jump',
          details: { to: { type: 'field', value: '07-why' } },
          condition: {
            op: 'or',
            vars: [answerIs('06-shelf', 'choice-empty'), answerIs('06-shelf', 'choice-dirty')],
          },
        },
      ],
    },
    { type: 'hidden', ref: 'source', actions: [] },
  ],
};

function answerIs(ref: string, value: string | boolean) {
  const type = typeof value === 'string' ? 'choice' : 'constant';
  return {
    op: 'is',
    vars: [
      { type: 'field', value: ref },
      { type, value },
    ],
  };
}

const answers: Readonly<Record<string, { status: number; body: unknown }>> = {
  '/forms/aBc123': { status: 200, body: answeredForm },
  '/forms/expired': { status: 401, body: { code: 'AUTHENTICATION_FAILED' } },
  '/forms/secret': { status: 403, body: { code: 'FORBIDDEN' } },
  '/forms/busy': { status: 429, body: { code: 'TOO_MANY_REQUESTS' } },
  '/forms/down': { status: 503, body: {} },
  '/forms/page': { status: 200, body: '<html>' },
  '/forms/fieldless': form('none'),
  '/forms/nameless': form([{ ref: 'a', type: 'group', title: 'A', properties: { fields: [{}] } }]),
};
