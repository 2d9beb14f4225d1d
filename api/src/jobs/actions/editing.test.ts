import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import {
  assign,
  jobInProgress,
  jobInReview,
  newAgent,
  newJob,
  newJobs,
  userId,
} from '../../testing/marketplace/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const send = async (
  account: string,
  method: 'PUT' | 'PATCH' | 'POST',
  path: string,
  body: unknown,
  headers = {},
) => {
  const answer = await api.send(account, method, path, { body, headers });
  return { status: answer.statusCode, json: answer.json(), headers: answer.headers };
};
const put = (path: string, body: unknown) => send('admin', 'PUT', path, body);
const lastEvent = async (id: string): Promise<string> =>
  (await api.get('owner', `jobs/${id}/history`)).json().data[0].event;

describe('PUT jobs/{id}', () => {
  it('changes dates and times', async () => {
    const id = await newJob(api);
    const { status, json } = await put(`jobs/${id}`, {
      start_date: '2026-12-01',
      end_date: '2026-12-05',
      start_time: '08:00',
      end_time: null,
    });
    expect(status).toBe(422);
    expect(json.error.fields).toEqual({
      end_time: ['Start time required when end time is filled and vice versa'],
    });
    const done = await put(`jobs/${id}`, {
      start_date: '2026-12-01',
      end_date: '2026-12-01',
      start_time: null,
      end_time: null,
    });
    expect(done.json).toMatchObject({ start_date: '2026-12-01', end_date: '2026-12-01', start_time: null });
    expect(await lastEvent(id)).toBe('Date and time changed');
    const reversed = await put(`jobs/${id}`, { end_date: '2026-11-30' });
    expect(reversed.json.error.fields).toEqual({ end_date: ['End date is before start date'] });
  });

  it('refuses invalid dates and coordinates', async () => {
    const id = await newJob(api);
    const fieldsOf = async (body: unknown) => (await put(`jobs/${id}`, body)).json.error.fields;
    expect(await fieldsOf({ start_date: '2020-01-01', end_date: '2020-01-05' })).toEqual({
      end_date: ['The date has passed'],
    });
    expect(await fieldsOf({ start_time: '10:00', end_time: '10:00' })).toEqual({
      end_time: ['End time is the same as start time'],
    });
    expect(await fieldsOf({ location: { address1: '9 New Road', latitude: 53.8 } })).toEqual({
      'location.longitude': ['Latitude and longitude belong together'],
    });
    expect(await fieldsOf({ location: { longitude: null, latitude: 53.8 } })).toEqual({
      'location.longitude': ['Latitude and longitude belong together'],
    });
  });

  it('changes the address, and keeps empty parts as null', async () => {
    const id = await newJob(api);
    const { json } = await put(`jobs/${id}`, {
      location: {
        name: 'The corner shop',
        address1: '2 Low Road',
        address2: '',
        address_details: '  ',
        city: 'York',
        zip: null,
        state: '',
        country_code: 'GB',
        phone: '01904 496 0000',
      },
    });
    expect(json).toMatchObject({
      address1: '2 Low Road',
      address2: null,
      address_details: null,
      city: 'York',
      zip: null,
      state: null,
      location: { name: 'The corner shop', phone: '01904 496 0000', latitude: null, longitude: null },
    });
    expect((await api.get('owner', 'jobs?keywords=york&sort=-id')).json().data[0].id).toBe(id);
    const wrong = await put(`jobs/${id}`, { location: { address1: '', city: 'York', country_code: 'XX' } });
    expect(Object.keys(wrong.json.error.fields)).toEqual(['location.address1']);
    const country = await put(`jobs/${id}`, { location: { address1: 'a', city: 'b', country_code: 'XX' } });
    expect(Object.keys(country.json.error.fields)).toEqual(['location.country_code']);
    const phone = await put(`jobs/${id}`, {
      location: { address1: 'a', city: 'b', country_code: 'GB', phone: '0'.repeat(31) },
    });
    expect(phone.json.error.fields).toEqual({ 'location.phone': ['Max 30 characters'] });
  });

  const placeOf = async (id: string) => {
    const { latitude, longitude } = (await api.get('owner', `jobs/${id}`)).json().location;
    return [latitude, longitude];
  };

  it('locates a changed address, and never shows it at the old position', async () => {
    const id = await newJob(api);
    await put(`jobs/${id}`, { location: { address1: '10 Downing Street', city: 'London', zip: 'SW1A 2AA' } });
    expect(await placeOf(id)).toEqual([null, null]);
    await api.work();
    expect(await placeOf(id)).toEqual([51.5034, -0.1276]);
    await put(`jobs/${id}`, { location: { address1: '1 Nowhere', city: 'Atlantis' } });
    await api.work();
    expect(await placeOf(id)).toEqual([null, null]);
  });

  it("keeps the request's coordinates, even if they come before geocoding has ended", async () => {
    const id = await newJob(api);
    await put(`jobs/${id}`, { location: { city: 'York' } });
    await put(`jobs/${id}`, { location: { latitude: 53.9, longitude: -1.1 } });
    await api.work();
    expect(await placeOf(id)).toEqual([53.9, -1.1]);
    await put(`jobs/${id}`, { location: { city: 'Leeds', latitude: 53.7, longitude: -1.5 } });
    await api.work();
    expect(await placeOf(id)).toEqual([53.7, -1.5]);
  });

  it("keeps a job's position when only its name, floor or phone changes", async () => {
    const id = await newJob(api);
    await put(`jobs/${id}`, {
      location: { name: 'Corner', address2: 'Floor 2', phone: '1', address1: '1 High Street', city: 'Leeds' },
    });
    expect(await placeOf(id)).toEqual([53.8, -1.55]);
  });

  it('leaves unnamed parts of the address unchanged', async () => {
    const id = await newJob(api);
    const before = (await api.get('owner', `jobs/${id}`)).json();
    await put(`jobs/${id}`, { location: { address2: 'Floor 2', state: 'Yorkshire' } });
    const { status, json } = await put(`jobs/${id}`, { location: { address1: '2 Low Road', state: null } });
    expect(status).toBe(200);
    expect(json.location).toEqual({
      ...before.location,
      address1: '2 Low Road',
      address2: 'Floor 2',
      latitude: null,
      longitude: null,
      // The zone follows from the coordinates.
      time_zone: null,
    });
    const refused = await put(`jobs/${id}`, { location: { country_code: '' } });
    expect(Object.keys(refused.json.error.fields)).toEqual(['location.country_code']);
  });

  it('changes texts, by PATCH and by PUT', async () => {
    const id = await newJob(api);
    const { json } = await send('admin', 'PATCH', `jobs/${id}`, {
      description: 'New words',
      reference: 'R-1',
      special_instructions: 'Ring twice',
    });
    expect(json).toMatchObject({
      description: 'New words',
      reference: 'R-1',
      special_instructions: 'Ring twice',
    });
    expect((await put(`jobs/${id}`, { reference: ' ' })).json.error.fields).toEqual({
      reference: ['That field is required'],
    });
  });

  it('is refused after a concurrent change of the job', async () => {
    const id = await newJob(api);
    const tag = String((await api.get('admin', `jobs/${id}`)).headers['etag']);
    const headers = { 'if-match': tag };
    expect((await send('admin', 'PUT', `jobs/${id}`, { reference: 'A' }, headers)).status).toBe(200);
    expect((await send('admin', 'PUT', `jobs/${id}`, { reference: 'B' }, headers)).status).toBe(412);
  });

  it('requires jobs.administrate; notes may also be edited by the reviewer of a job in review', async () => {
    const { id } = await jobInReview(api, { reviewer: 'reviewer' });
    const code = async (account: string, body: unknown) =>
      (await send(account, 'PUT', `jobs/${id}`, body)).json.error?.code ?? 'done';
    expect(await code('reviewer', { qa_notes: 'Look twice' })).toBe('done');
    expect(await code('reviewer', { qa_notes: 'x', description: 'y' })).toBe('auth.forbidden');
    expect(await code('reviewer2', { qa_notes: 'x' })).toBe('job.not_reviewer');
    expect(await code('operations', { description: 'x' })).toBe('auth.forbidden');
    expect(await code('support', { qa_notes: 'x' })).toBe('auth.forbidden');
    expect(await code('admin', { qa_notes: 'Once more', description: 'x' })).toBe('done');
  });

  it('leaves dates, address, group and rates of a closed job unchanged', async () => {
    const id = await newJob(api);
    await send('admin', 'POST', `jobs/${id}/cancel`, { comment: 'x' });
    for (const [path, body] of [
      [`jobs/${id}`, { start_date: '2026-12-01' }],
      [`jobs/${id}`, { location: { address1: 'a', city: 'b', country_code: 'GB' } }],
      [`jobs/${id}/rates`, { agent_fee: 1 }],
      [`jobs/${id}/location-group`, { name: 'x' }],
    ] as const)
      expect((await put(path, body)).json.error.code).toBe('job.invalid_transition');
    expect((await put(`jobs/${id}`, { description: 'For the record' })).status).toBe(200);
  });
});

describe('PUT jobs/{id}/location-group', () => {
  it('creates a group, or uses one of the order', async () => {
    const [first = '', second = ''] = await newJobs(api, 2);
    const { json } = await put(`jobs/${first}/location-group`, {
      name: 'Weekend',
      job_time_limit: 45,
      hide_from_market: true,
    });
    expect(json.location_group).toMatchObject({
      name: 'Weekend',
      job_time_limit: 45,
      hide_from_market: true,
    });
    const moved = await put(`jobs/${second}/location-group`, { location_group_id: json.location_group.id });
    expect(moved.json.location_group).toEqual(json.location_group);
    const stranger = await newJob(api);
    const refused = await put(`jobs/${stranger}/location-group`, {
      location_group_id: json.location_group.id,
    });
    expect(Object.keys(refused.json.error.fields)).toEqual(['location_group_id']);
    expect(Object.keys((await put(`jobs/${first}/location-group`, {})).json.error.fields)).toEqual(['name']);
    expect((await send('operations', 'PUT', `jobs/${first}/location-group`, { name: 'x' })).status).toBe(403);
  });
});

describe('PUT jobs/{id}/rates', () => {
  it('changes the fee and price of a job, also after an agreement', async () => {
    const id = await newJob(api);
    await assign(api, id, await newAgent(api.database));
    const finer = await put(`jobs/${id}/rates`, { agent_fee: 11.115, customer_price: 30 });
    expect(finer.json.error.fields).toEqual({ agent_fee: ['More decimals than the currency has'] });
    const { json } = await put(`jobs/${id}/rates`, { agent_fee: 11.12, customer_price: 30 });
    expect(json).toMatchObject({
      agent_fee: { amount: 11.12 },
      fee: { amount: 11.12 },
      customer_price: { amount: 30 },
      rates: { agent_fee: { amount: 11.12 }, customer_price: { amount: 30 } },
      assignment: { agent_fee: { amount: 11.12 } },
    });
    const one = await put(`jobs/${id}/rates`, { customer_price: 31 });
    expect(one.json).toMatchObject({ agent_fee: { amount: 11.12 }, customer_price: { amount: 31 } });
    expect(Object.keys((await put(`jobs/${id}/rates`, {})).json.error.fields)).toEqual([
      'agent_fee',
      'customer_price',
    ]);
    expect((await put(`jobs/${id}/rates`, { agent_fee: -1 })).json.error.fields).toEqual({
      agent_fee: ['Must be 0 or more'],
    });
    expect((await send('operations', 'PUT', `jobs/${id}/rates`, { agent_fee: 1 })).status).toBe(403);
  });
});

describe('comments', () => {
  it('are added and listed with author and time', async () => {
    const id = await newJob(api);
    const { status, json } = await send('admin', 'POST', `jobs/${id}/comments`, {
      text: ' Called the store ',
    });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      text: 'Called the store',
      date: '2026-11-20T14:00:00Z',
      created_by: { first_name: 'Amelia', last_name: 'Whitaker' },
    });
    await send('admin', 'POST', `jobs/${id}/comments`, { comment: 'Second' });
    const { data } = (await api.get('support', `jobs/${id}/comments`)).json();
    expect(data.map((comment: { text: string }) => comment.text)).toEqual(['Called the store', 'Second']);
    expect((await send('admin', 'POST', `jobs/${id}/comments`, { text: '' })).json.error.fields).toEqual({
      text: ['Comment required'],
    });
    expect((await send('support', 'POST', `jobs/${id}/comments`, { text: 'x' })).status).toBe(403);
    expect((await send('reviewer', 'POST', `jobs/${id}/comments`, { text: 'x' })).status).toBe(403);
    expect((await send('admin', 'POST', 'jobs/99999-1/comments', { text: 'x' })).status).toBe(404);
  });
});

describe('the reviewer of a job', () => {
  it('takes a job once, unless a takeover is requested', async () => {
    const { id } = await jobInReview(api);
    const [one, two] = [await userId(api, 'reviewer'), await userId(api, 'reviewer2')];
    const path = `jobs/${id}/review/assign`;
    const first = await send('reviewer', 'POST', path, { admin_user_id: one });
    expect(first.json).toMatchObject({ reviewer_id: one, review: { reviewer: { first_name: 'Ruby' } } });
    expect((await send('reviewer', 'POST', path, { admin_user_id: one })).status).toBe(200);
    const taken = await send('reviewer2', 'POST', path, { admin_user_id: two });
    expect([taken.status, taken.json.error.code, taken.json.error.message]).toEqual([
      409,
      'job.already_assigned',
      `Job ${id} is already assigned to a reviewer`,
    ]);
    const over = await send('reviewer2', 'POST', path, { admin_user_id: two, reassign: true });
    expect(over.json.reviewer_id).toBe(two);
    const cleared = await send('reviewer2', 'POST', `jobs/${id}/review/unassign`, {});
    expect(cleared.json).toMatchObject({ reviewer_id: null, review: null, status: 'qa' });
    expect((await send('reviewer2', 'POST', `jobs/${id}/review/unassign`, {})).status).toBe(200);
  });

  it('must have the permission to review', async () => {
    const { id } = await jobInReview(api);
    for (const account of ['support', 'disabled', 'invited']) {
      const { status, json } = await send('owner', 'POST', `jobs/${id}/review/assign`, {
        admin_user_id: await userId(api, account),
      });
      expect([account, status, Object.keys(json.error.fields)]).toEqual([account, 422, ['admin_user_id']]);
    }
    expect((await send('owner', 'POST', `jobs/${id}/review/assign`, {})).json.error.fields).toEqual({
      admin_user_id: ['That field is required'],
    });
  });

  it('is the only user who may stop, fail or complete it, whatever permissions others have', async () => {
    const { id } = await jobInReview(api, { reviewer: 'reviewer' });
    for (const account of ['owner', 'operations', 'reviewer2'])
      for (const [action, body] of [
        ['stop', { reason: 'unsafe' }],
        ['fail', { mode: 'job_invalid', comment: 'x' }],
        ['complete', {}],
      ] as const) {
        const { status, json } = await send(account, 'POST', `jobs/${id}/${action}`, body);
        expect([account, action, status, json.error.code]).toEqual([
          account,
          action,
          403,
          'job.not_reviewer',
        ]);
      }
    const { json } = await send('reviewer', 'POST', `jobs/${id}/stop`, { reason: 'unsafe' });
    expect(json).toMatchObject({ status: 'attempted', assignment: { status: 'attempted' } });
  });

  it('exists only for jobs in review', async () => {
    const { id } = await jobInProgress(api);
    const { status } = await send('owner', 'POST', `jobs/${id}/review/assign`, {
      admin_user_id: await userId(api, 'reviewer'),
    });
    expect(status).toBe(409);
  });

  it('is a single user after concurrent attempts', async () => {
    const { id } = await jobInReview(api);
    const users = [
      await userId(api, 'reviewer'),
      await userId(api, 'reviewer2'),
      await userId(api, 'operations'),
    ];
    const answers = await Promise.all(
      users.map((admin_user_id) => send('owner', 'POST', `jobs/${id}/review/assign`, { admin_user_id })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
  });
});
