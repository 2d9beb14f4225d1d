import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskListProblems } from '../tasks/checking.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { startUpstream } from '../testing/upstream.ts';
import type { Upstream } from '../testing/upstream.ts';
import { demoForms } from './demo-forms.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Import = {
  sections: {
    name: string;
    reference: string | null;
    tasks: { id: string; reference: string; component: object }[];
  }[];
  task_logic: { task_reference: string; actions: { jump: string; condition: object }[] }[];
};
const read = async (formId: string, query = ''): Promise<Import> =>
  (await api.get('operations', `templates/typeform/${formId}${query}`)).json();
const merge = (formId: string, body: object) =>
  api.send('operations', 'POST', `templates/typeform/${formId}/merge`, { body });
const references = ({ sections }: Import): string[] =>
  sections.flatMap((section) => section.tasks.map((task) => task.reference));

describe('a typeform', () => {
  it('becomes sections, tasks and choices', async () => {
    const { sections, task_logic } = await read('demo-plain');
    expect(sections.map(({ name, tasks }) => [name, tasks.length])).toEqual([
      ['Store visit', 3],
      ['Details', 4],
    ]);
    expect(sections[0]?.tasks).toMatchObject([
      {
        reference: 'welcome',
        title: 'Welcome to the store visit',
        component: { type: 'action', button_cta: 'Start' },
      },
      { reference: 'greeting', required: ['task'], component: { type: 'boolean' } },
      { reference: 'department', component: { type: 'select', max_options: 2, multi_select: true } },
    ]);
    expect(sections[1]?.tasks.map(({ component }) => component)).toMatchObject([
      { type: 'input', input_type: 'numeric' },
      { type: 'input', input_type: 'date' },
      { type: 'photo' },
      { type: 'input', input_type: 'alphanumeric', input_limit: 400 },
    ]);
    expect(task_logic).toEqual([]);
  });

  it('keeps its jumps', async () => {
    expect((await read('demo-logic', '?override=1')).task_logic).toEqual([
      {
        task_reference: 'promotion',
        actions: [
          { jump: 'missing_reason', condition: { operator: 'is', arguments: ['no'] } },
          { jump: 'promotion_photo', condition: { operator: 'always', arguments: [] } },
        ],
      },
      {
        task_reference: 'missing_reason',
        actions: [{ jump: 'thanks', condition: { operator: 'always', arguments: [] } }],
      },
    ]);
  });

  it.each(demoForms.map(({ id }) => id))('can be saved in a template as it is: %s', async (formId) => {
    const { sections, task_logic } = await read(formId);
    expect(taskListProblems({ task_groups: sections as never, task_logic: task_logic as never })).toEqual({});
    const saved = await api.send('operations', 'PATCH', 'templates/2', {
      body: { task_groups: sections, task_logic },
    });
    expect([saved.statusCode, saved.json().task_groups]).toEqual([200, sections]);
  });

  it.each([
    ['nope', 'typeform.not_found'],
    ['%20', 'not_found'],
  ])('is not found: %s', async (formId, code) => {
    for (const answer of [
      await api.get('operations', `templates/typeform/${formId}`),
      await merge(formId, { sections: [] }),
    ])
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, code]);
  });

  it('cannot be imported by readers', async () => {
    expect((await api.get('support', 'templates/typeform/demo-plain')).statusCode).toBe(403);
  });
});

describe('merging a typeform', () => {
  it('appends to existing tasks, and numbers duplicate references', async () => {
    const { task_groups: sections, task_logic } = (await api.get('operations', 'templates/1/tasks')).json();
    const answer = await merge('demo-collide', { sections, task_logic });
    expect(answer.statusCode).toBe(200);
    const merged: Import = answer.json();
    expect(merged.sections.slice(0, sections.length)).toEqual(sections);
    expect(merged.task_logic.slice(0, task_logic.length)).toEqual(task_logic);
    expect(merged.sections.at(-1)?.tasks.map(({ reference }) => reference)).toEqual([
      'open_2',
      'front_2',
      'front_2_2',
    ]);
    expect(merged.task_logic.at(-1)).toMatchObject({
      task_reference: 'open_2',
      actions: [{ jump: 'front_2_2' }],
    });
  });

  it('keeps references and ids unique when a form is imported repeatedly', async () => {
    let list: Import = await read('demo-collide');
    for (let time = 0; time < 3; time += 1)
      list = (await merge('demo-collide', { sections: list.sections, task_logic: list.task_logic })).json();
    expect(references(list)).toHaveLength(12);
    expect(new Set(references(list)).size).toBe(12);
    const ids = list.sections.flatMap((section) => section.tasks.map(({ id }) => id));
    expect(new Set(ids).size).toBe(12);
    expect(
      taskListProblems({ task_groups: list.sections as never, task_logic: list.task_logic as never }),
    ).toEqual({});
  });

  it('compares references without surrounding blanks', async () => {
    const draft = [
      {
        name: 'Mine',
        reference: ' details',
        tasks: [{ reference: 'greeting ', title: 'Mine', component: { type: 'photo' } }],
      },
    ];
    const merged: Import = (await merge('demo-plain', { sections: draft })).json();
    expect(merged.sections.map(({ reference }) => reference)).toEqual(['details', null, 'details_2']);
    expect(references(merged).slice(0, 3)).toEqual(['greeting', 'welcome', 'greeting_2']);
  });

  it('accepts unfinished sections', async () => {
    const draft = [{ name: '', tasks: [{ reference: '', title: '', component: { type: 'photo' } }] }];
    expect((await merge('demo-plain', { sections: draft })).json().sections).toHaveLength(3);
    expect((await merge('demo-plain', {})).json().error.fields).toHaveProperty('sections');
  });
});

describe('an account at Typeform', () => {
  let upstream: Upstream;
  let connected: TestApi;
  beforeAll(async () => {
    upstream = await startUpstream(({ pathname }) => {
      if (pathname === '/forms/mine')
        return { status: 200, body: { ...demoForms[0], id: 'mine', title: 'Mine' } };
      if (pathname === '/forms/twice') {
        const [field] = demoForms[0]?.fields ?? [];
        return { status: 200, body: { ...demoForms[0], id: 'twice', fields: [field, field] } };
      }
      if (pathname === '/forms/broken') return { status: 200, body: '<html>' };
      return { status: pathname === '/forms/secret' ? 403 : 404, body: {} };
    });
    connected = await startTestApi({ settings: { typeform: { url: upstream.url, token: 'secret-token' } } });
  });
  afterAll(async () => {
    await connected.close();
    await upstream.close();
  });

  it('is asked with the token', async () => {
    const answer = await connected.get('operations', 'templates/typeform/mine');
    expect(answer.json().sections[0].name).toBe('Mine');
    expect(upstream.requests.at(-1)?.headers.authorization).toBe('Bearer secret-token');
  });

  it('may use a reference twice, which tasks cannot', async () => {
    const form: Import = (await connected.get('operations', 'templates/typeform/twice')).json();
    expect(references(form)).toEqual(['welcome', 'welcome_2']);
  });

  it.each([
    ['unknown', 404, 'typeform.not_found'],
    ['secret', 502, 'typeform.unavailable'],
    ['broken', 502, 'typeform.unavailable'],
    ['demo-plain', 404, 'typeform.not_found'],
  ])('with an unexpected answer is an error: %s', async (formId, status, code) => {
    const answer = await connected.get('operations', `templates/typeform/${formId}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(answer.body).not.toContain('secret-token');
  });
});
