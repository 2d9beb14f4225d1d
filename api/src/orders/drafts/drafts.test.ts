import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A customer with an open campaign, and the other references of an order. */
async function references() {
  const campaign = await api.database
    .selectFrom('campaigns')
    .innerJoin('waves', 'waves.campaign_id', 'campaigns.id')
    .innerJoin('customers', 'customers.id', 'campaigns.customer_id')
    .where('campaigns.status', '=', 'active')
    .where('customers.status', '=', 'active')
    .select(['campaigns.id', 'campaigns.customer_id', 'waves.id as wave_id'])
    .orderBy('waves.id')
    .executeTakeFirstOrThrow();
  const template = await api.database
    .selectFrom('templates')
    .select('id')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return {
    customer_id: campaign.customer_id,
    campaign_id: campaign.id,
    wave_id: campaign.wave_id,
    template_id: template.id,
    category_id: '1',
    country_code: 'GB',
  };
}

const draft = async (more: object = {}) =>
  api.send('operations', 'POST', 'orders', {
    body: { title: 'Shelf check', type: 'standard', ...(await references()), ...more },
  });

const submission = { start_date: '2026-12-01 09:00:00', end_date: '2026-12-31T18:00:00Z' };
const place = { name: 'Shop', address1: '1 High Street', city: 'Leeds', phone: '0113 496 0000' };

describe('POST orders', () => {
  it('creates a draft with all sent properties', async () => {
    const skill = await api.database.selectFrom('skills').select('id').executeTakeFirst();
    const skills = skill ? [skill.id] : [];
    const sent = {
      description: 'Look at the shelf',
      priority: 'high',
      workforce: 'customer',
      identity_check_required: true,
      per_user_job_limit: 3,
      lockout_duration: 90,
      accept_window: 0,
      require_agent_skills: skills,
      exclude_agent_skills: [],
      require_agent_tags: ['careful', 'driver'],
      exclude_agent_tags: ['new'],
      hide_from_market: true,
      capture_location: true,
      capture_location_prompt: 'Where are you?',
      capture_location_prompt_required: true,
      job_completion_target: 80,
      combine_groups: true,
      summary: 'Short',
      positive_criteria: 'Found',
      negative_criteria: 'Not found',
      treasure_target: 'A red car',
      dashboard_id: 'D-1',
    };
    const answer = await draft(sent);
    expect(answer.statusCode).toBe(201);
    const created = answer.json();
    expect(created).toMatchObject({ status: 'draft', title: 'Shelf check', launch_push_delay: 10, ...sent });
    expect(created.available_actions).toEqual(['submit', 'cancel']);
    const read = await api.get('operations', `orders/${created.id}`);
    expect(read.json()).toEqual(created);
  });

  it('names every missing required field', async () => {
    const answer = await api.send('operations', 'POST', 'orders', { body: {} });
    expect(answer.statusCode).toBe(422);
    const { fields } = answer.json().error;
    expect(Object.keys(fields).sort()).toEqual([
      'campaign_id',
      'category_id',
      'country_code',
      'customer_id',
      'title',
      'type',
    ]);
  });

  it.each([
    ['a short title', { title: 'ab' }, 'title', 'Min 3 characters'],
    ['a title of blanks', { title: '    ' }, 'title', 'Min 3 characters'],
    ['an unknown type', { type: 'foo' }, 'type', 'Must be one of: standard, treasure_hunt, anywhere'],
    ['an unknown priority', { priority: 'urgent' }, 'priority', 'Must be one of: low, medium, high'],
    ['a broken lockout', { lockout_duration: 1.5 }, 'lockout_duration', 'You must pass a whole number'],
    ['an unknown customer', { customer_id: '999999' }, 'customer_id', 'There is nothing with this id'],
    ['an unknown category', { category_id: '999999' }, 'category_id', 'There is nothing with this id'],
    ['an unknown country', { country_code: 'XX' }, 'country_code', 'There is no country with this code'],
    [
      'an unknown skill',
      { require_agent_skills: ['999999'] },
      'require_agent_skills',
      'There is nothing with this id',
    ],
    ['an unknown picture', { image: '999999' }, 'image', 'There is no uploaded file with this id'],
  ])('refuses %s', async (_case, more, field, message) => {
    const answer = await draft(more);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({ [field]: [message] });
  });

  it("refuses another customer's campaign and another campaign's wave", async () => {
    const known = await references();
    const other = await api.database
      .selectFrom('campaigns')
      .innerJoin('waves', 'waves.campaign_id', 'campaigns.id')
      .where('campaigns.customer_id', '!=', known.customer_id)
      .where('campaigns.status', '=', 'active')
      .select(['campaigns.id', 'waves.id as wave_id'])
      .executeTakeFirstOrThrow();
    const campaign = await draft({ campaign_id: other.id, wave_id: null });
    expect(campaign.json().error.fields).toEqual({
      campaign_id: ['This campaign is not one of the customer'],
    });
    const wave = await draft({ wave_id: other.wave_id });
    expect(wave.json().error.fields).toEqual({ wave_id: ['This wave is not one of the campaign'] });
  });

  it('refuses a template that is not active', async () => {
    const archived = await api.database
      .selectFrom('templates')
      .select('id')
      .where('status', '=', 'archived')
      .executeTakeFirstOrThrow();
    const answer = await draft({ template_id: archived.id });
    expect(answer.json().error.fields).toEqual({ template_id: ['This template is not active'] });
  });

  it('accepts schedules with times in steps of five minutes', async () => {
    const times = [{ start_time: '09:00', end_time: '17:05' }];
    const schedules = [
      { name: 'Week', default: true, times, days: [{ day_of_week: 6, times }] },
      { name: 'Christmas Eve', days: [{ date: '2026-12-24', times }] },
    ];
    const created = (await draft({ schedules })).json();
    expect(created.schedules).toEqual([
      { id: '1', name: 'Week', default: true, times, days: [{ day_of_week: 6, date: null, times }] },
      {
        id: '2',
        name: 'Christmas Eve',
        default: false,
        times: [],
        days: [{ day_of_week: 4, date: '2026-12-24', times }],
      },
    ]);
    const odd = await draft({
      schedules: [{ name: 'Odd', times: [{ start_time: '10:03', end_time: '09:00' }] }],
    });
    expect(odd.json().error.fields).toEqual({
      'schedules.0.times.0.start_time': ['Start time must be earlier than end time'],
    });
    const step = await draft({
      schedules: [{ name: 'Odd', times: [{ start_time: '10:03', end_time: '11:00' }] }],
    });
    expect(step.json().error.fields).toEqual({
      'schedules.0.times.0.start_time': ['Time increments of 5 min only'],
    });
  });

  it('keeps links as documentation and reports invalid ones', async () => {
    const created = (
      await draft({ documentation: [{ title: 'Guide', url: 'https://a.test/x', type: 'link' }] })
    ).json();
    expect(created.documentation).toEqual([
      { id: expect.stringMatching(/^\d+$/), title: 'Guide', url: 'https://a.test/x', type: 'link' },
    ]);
    const half = await draft({ documentation: [{ title: 'Guide', type: 'link' }] });
    expect(half.json().error.fields).toEqual({ 'documentation.0.url': ['Both fields are required'] });
    const bad = await draft({ documentation: [{ title: 'Guide', url: 'foo', type: 'link' }] });
    expect(bad.json().error.fields).toEqual({ 'documentation.0.url': ['Provide proper url'] });
  });
});

describe('a file as documentation', () => {
  it.each([
    ['image/png', 'video', 'image'],
    ['video/mp4', 'image', 'video'],
    ['application/pdf', 'image', 'link'],
  ] as const)('of type %s and name %s is a %s, and stays that', async (contentType, type, shown) => {
    const file = await api.database
      .insertInto('files')
      .values({
        key: `${randomUUID()}.bin`,
        name: 'Guide',
        content_type: contentType,
        size: 1,
        sha256: '',
        created_by: null,
        created_at: api.now().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const created = (await draft({ documentation: [{ id: file.id, title: 'Guide', type }] })).json();
    expect(created.documentation).toMatchObject([{ id: file.id, type: shown }]);
    const [item] = created.documentation;
    const answer = await api.send('operations', 'PATCH', `orders/${created.id}`, {
      body: { documentation: [{ ...item, title: 'Other', type }] },
    });
    expect(answer.json().documentation).toEqual([{ ...item, title: 'Other' }]);
  });
});

describe('PATCH and PUT orders/{id}', () => {
  it.each(['PATCH', 'PUT'] as const)('%s changes only the sent properties', async (method) => {
    const created = (await draft()).json();
    const answer = await api.send('operations', method, `orders/${created.id}`, {
      body: { name: 'Another name', dashboard_id: 'D-9', identity_check_required: true },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ...created,
      title: 'Another name',
      dashboard_id: 'D-9',
      identity_check_required: true,
    });
  });

  it('keeps existing documentation by its id', async () => {
    const created = (
      await draft({ documentation: [{ title: 'A', url: 'https://a.test', type: 'link' }] })
    ).json();
    const [item] = created.documentation;
    const answer = await api.send('operations', 'PATCH', `orders/${created.id}`, {
      body: { documentation: [{ id: item.id, title: 'B', type: 'link' }] },
    });
    expect(answer.json().documentation).toEqual([{ ...item, title: 'B' }]);
  });

  it('does not change agreed properties after the draft was submitted', async () => {
    const created = (await draft()).json();
    await api.send('operations', 'POST', `orders/${created.id}/submit`, {
      body: { ...submission, locations: [place] },
    });
    const refused = await api.send('operations', 'PATCH', `orders/${created.id}`, {
      body: { priority: 'low', type: 'anywhere', accept_window: 3 },
    });
    expect(refused.json().error.fields).toEqual({
      type: ['This can be changed in a draft only'],
      accept_window: ['This can be changed in a draft only'],
    });
    const allowed = await api.send('operations', 'PATCH', `orders/${created.id}`, {
      body: { priority: 'low' },
    });
    expect(allowed.json()).toMatchObject({ priority: 'low', status: 'pending' });
  });

  it('refuses an edit after a concurrent change', async () => {
    const created = (await draft()).json();
    const tag = (await api.get('operations', `orders/${created.id}`)).headers.etag ?? '';
    const edit = (title: string) =>
      api.send('operations', 'PATCH', `orders/${created.id}`, {
        body: { title },
        headers: { 'if-match': tag },
      });
    expect((await edit('First one')).statusCode).toBe(200);
    expect((await edit('Second one')).statusCode).toBe(412);
  });
});

const submit = (id: string, body: object) => api.send('operations', 'POST', `orders/${id}/submit`, { body });

describe('POST orders/{id}/submit', () => {
  it('makes a draft pending, with dates, locations, groups, interest phase and workflows', async () => {
    const created = (await draft()).json();
    const answer = await submit(created.id, {
      ...submission,
      title: 'Handed in',
      description: 'Now for real',
      due_date: '2027-01-05 12:00:00',
      interest_start_date: '2026-11-20 00:00:00',
      interest_end_date: '2026-11-25 00:00:00',
      workflows: ['2', '1'],
      locations: [
        {
          ...place,
          reference: 'L1',
          group: 'North',
          start_date: '2026-12-02',
          end_date: '2026-12-02',
          start_time: '09:00',
          end_time: '10:00',
        },
        { ...place, reference: 'L2', group: 'north' },
      ],
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'pending',
      title: 'Handed in',
      description: 'Now for real',
      start_date: '2026-12-01T09:00:00Z',
      end_date: '2026-12-31T18:00:00Z',
      due_date: '2027-01-05T12:00:00Z',
      in_interest_phase: true,
      locations_count: 2,
      locations: [
        { reference: 'L1', country_code: 'GB', start_time: '09:00', group: { name: 'North' } },
        { reference: 'L2', address2: null, group: { name: 'North' } },
      ],
      location_groups: [{ name: 'North', job_time_limit: null, hide_from_market: false }],
      workflows: [
        { id: '1', active: true },
        { id: '2', active: true },
      ],
      available_actions: ['approve', 'start', 'reject', 'extend', 'cancel'],
    });
    expect((await submit(created.id, { ...submission, locations: [place] })).json().error.code).toBe(
      'order.invalid_transition',
    );
  });

  it.each([
    [
      'equal dates',
      { end_date: '2026-12-01 09:00:00' },
      'start_date',
      'Start date must be earlier than end date',
    ],
    [
      'reversed dates',
      { end_date: '2026-11-30 09:00:00' },
      'start_date',
      'Start date must be earlier than end date',
    ],
    ['no end date', { end_date: undefined }, 'end_date', 'That field is required'],
    ['a day that does not exist', { start_date: '2026-02-30 09:00:00' }, 'start_date', 'Invalid date format'],
    [
      'half an interest phase',
      { interest_start_date: '2026-12-01 00:00:00' },
      'interest_end_date',
      'Both dates are required',
    ],
    [
      'the other half of an interest phase',
      { interest_end_date: '2026-12-01 00:00:00' },
      'interest_start_date',
      'Both dates are required',
    ],
    [
      'an interest phase of no time',
      { interest_start_date: '2026-12-01 00:00:00', interest_end_date: '2026-12-01 00:00:00' },
      'interest_start_date',
      'The interest phase must start before it ends',
    ],
    ['a short title', { title: ' ab ' }, 'title', 'Min 3 characters'],
    [
      'a reversed interest phase',
      { interest_start_date: '2026-12-02 00:00:00', interest_end_date: '2026-12-01 00:00:00' },
      'interest_start_date',
      'The interest phase must start before it ends',
    ],
    ['a start before today', { start_date: '2026-11-19 09:00:00' }, 'start_date', 'The date has passed'],
    [
      'an end that has passed',
      { start_date: '2026-11-20 00:00:00', end_date: '2026-11-20 14:00:00' },
      'end_date',
      'The date has passed',
    ],
    ['a due date before today', { due_date: '2026-11-19 09:00:00' }, 'due_date', 'The date has passed'],
    [
      'an interest phase that is over',
      { interest_start_date: '2026-11-10 00:00:00', interest_end_date: '2026-11-19 00:00:00' },
      'interest_end_date',
      'The date has passed',
    ],
    [
      'a location before the order',
      { locations: [{ ...place, start_date: '2026-11-29', end_date: '2026-12-05' }] },
      'locations.0.start_date',
      'This day is outside of the dates of the order',
    ],
    [
      'a location after the order',
      { locations: [{ ...place, start_date: '2026-12-05', end_date: '2027-01-02' }] },
      'locations.0.end_date',
      'This day is outside of the dates of the order',
    ],
    ['an unknown workflow', { workflows: ['999999'] }, 'workflows', 'There is nothing with this id'],
    ['no location', { locations: [] }, 'locations', 'At least 1 location is required'],
    [
      'a location without a phone',
      { locations: [{ ...place, phone: '' }] },
      'locations.phone',
      'That field is required',
    ],
    [
      'a long phone',
      { locations: [{ ...place, phone: '1'.repeat(31) }] },
      'locations.phone',
      'Max 30 characters',
    ],
    [
      'a location that ends before it starts',
      { locations: [{ ...place, start_date: '2026-12-02', end_date: '2026-12-01' }] },
      'locations.0.start_date',
      'Start date must be earlier than end date',
    ],
    [
      'a day that ends before it starts',
      { locations: [{ ...place, start_time: '10:00', end_time: '09:00' }] },
      'locations.0.start_time',
      'Start time must be earlier than end time',
    ],
  ])('refuses %s', async (_case, more, field, message) => {
    const created = (await draft()).json();
    const answer = await submit(created.id, { ...submission, locations: [place], ...more });
    expect(answer.statusCode).toBe(422);
    expect(Object.values(answer.json().error.fields)).toEqual([[message]]);
    expect(Object.keys(answer.json().error.fields)[0]).toContain(field.split('.').at(-1));
    const read = await api.get('operations', `orders/${created.id}`);
    expect(read.json()).toMatchObject({ status: 'draft', locations_count: 0 });
  });

  it('accepts an order that began this morning, with locations by their local calendars', async () => {
    const created = (await draft()).json();
    const answer = await submit(created.id, {
      start_date: '2026-11-20 00:00:00',
      end_date: '2026-11-20 18:00:00',
      locations: [{ ...place, start_date: '2026-11-19', end_date: '2026-11-21' }],
      title: ' abc ',
    });
    expect([answer.statusCode, answer.json().status, answer.json().title]).toEqual([200, 'pending', 'abc']);
  });

  it('replaces the schedules of the draft by those of the request', async () => {
    const named = (name: string) => ({ name, times: [{ start_time: '09:00', end_time: '10:00' }] });
    const { id } = (await draft({ schedules: [named('Before')] })).json();
    const submitted = await submit(id, { ...submission, locations: [place], schedules: [named('After')] });
    expect(submitted.json().schedules).toMatchObject([named('After')]);
  });

  it('keeps properties that are not sent, and turns on only its own workflows', async () => {
    const kept = { title: 'As it was', description: 'Said before' };
    const [one, other] = [(await draft(kept)).json(), (await draft()).json()];
    for (const { id } of [one, other])
      await api.send('operations', 'PUT', `orders/${id}/workflows/1`, { body: { active: true } });
    const submitted = await submit(one.id, { ...submission, locations: [place], workflows: ['2'] });
    expect(submitted.json()).toMatchObject(kept);
    const active = async (id: string): Promise<string[]> =>
      (await api.get('operations', `orders/workflows?order_id=${id}`))
        .json()
        .data.flatMap((workflow: { id: string; active: boolean }) => (workflow.active ? workflow.id : []));
    expect([await active(one.id), await active(other.id)]).toEqual([['2'], ['1']]);
  });

  it("refuses uploaded locations with days outside the order's dates", async () => {
    const created = (await draft()).json();
    const kept = {
      address2: null,
      address_details: null,
      zip: null,
      state: null,
      latitude: null,
      longitude: null,
    };
    const days = (start_date: string, reference: string) => ({
      ...place,
      ...kept,
      order_id: created.id,
      country_code: 'GB',
      reference,
      start_date,
      end_date: start_date,
      start_time: null,
      end_time: null,
      group_id: null,
    });
    await api.database
      .insertInto('locations')
      .values([days('2026-12-05', 'A'), days('2026-10-05', 'B'), days('2028-12-05', 'C')])
      .execute();
    expect((await submit(created.id, submission)).json().error.fields).toEqual({
      locations: ['2 locations have days outside of the dates of the order, the first is B'],
    });
  });

  it('requires the number of jobs for an order for anywhere, and no locations', async () => {
    const created = (await draft({ type: 'anywhere' })).json();
    expect((await submit(created.id, submission)).json().error.fields).toEqual({
      jobs_count: ['That field is required'],
    });
    const placed = await submit(created.id, { ...submission, jobs_count: 4, locations: [place] });
    expect(placed.json().error.fields).toEqual({ locations: ['An order of this type has no locations'] });
    expect((await submit(created.id, { ...submission, jobs_count: 4 })).json()).toMatchObject({
      status: 'pending',
    });
  });
});
