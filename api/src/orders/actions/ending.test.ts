import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { orderActionsOf } from '../../testing/marketplace/orders.ts';
import { hour, oneDay } from '../../time/instants.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { act, pendingOrder, mixedOrder, jobsOf, order, historyOf, statusesOf } = orderActionsOf(() => api);

describe('pause, resume, restart and archive', () => {
  it('pauses and resumes an order', async () => {
    const id = await pendingOrder();
    await act(id, 'start');
    expect((await act(id, 'pause')).json()).toMatchObject({ status: 'started', paused: true });
    expect((await act(id, 'pause')).json().error.code).toBe('order.invalid_transition');
    expect((await act(id, 'resume')).json()).toMatchObject({ status: 'started', paused: false });
  });

  it('takes offers off the market with a pause', async () => {
    const id = await pendingOrder();
    await act(id, 'start');
    await api.database.updateTable('jobs').set({ status: 'pending' }).where('id', '=', `${id}-1`).execute();
    await act(id, 'pause');
    expect(await statusesOf(id)).toEqual(['unassigned', 'unassigned', 'unassigned']);
  });

  it('warns before resuming an order whose end has passed', async () => {
    const id = await pendingOrder({ end: 30 });
    await act(id, 'start');
    await act(id, 'pause');
    expect((await act(id, 'resume/validate')).json()).toEqual({
      valid: true,
      warnings: [],
      jobs_affected: 3,
    });
    api.advance(2 * oneDay);
    const warning = { code: 'end_date_passed', message: 'The end date of the order has passed' };
    expect((await act(id, 'resume/validate')).json()).toEqual({
      valid: false,
      warnings: [warning],
      jobs_affected: 3,
    });
    expect(await order(id)).toMatchObject({ paused: true });
    const refused = await act(id, 'resume');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatchObject({
      code: 'order.confirmation_required',
      warnings: [{ job_id: null, warnings: [warning] }],
    });
    expect((await act(id, 'resume/confirm')).json()).toMatchObject({ paused: false });
  });

  it('warns before restarting an order with unfinished jobs, and does not reopen them', async () => {
    const id = await pendingOrder();
    await act(id, 'start');
    await act(id, 'finish', { status: 'unfulfilled', reason: 'no_shepherds', comment: 'Nobody came' });
    expect((await act(id, 'restart')).json().error.warnings[0].warnings).toEqual([
      { code: 'jobs_unfulfilled', message: '3 jobs were unfulfilled or cancelled and stay so' },
    ]);
    expect((await act(id, 'restart/confirm')).json().status).toBe('started');
    expect(await statusesOf(id)).toEqual(['unfulfilled', 'unfulfilled', 'unfulfilled']);
  });

  it('hides an archived order from the lists, after a warning about jobs in review', async () => {
    const id = await mixedOrder();
    await act(id, 'finish', { status: 'cancelled', reason: 'other', comment: 'Enough' });
    expect((await act(id, 'archive/validate')).json()).toMatchObject({
      warnings: [{ code: 'jobs_in_qa', message: '1 job is still waiting for its review' }],
    });
    const archived = (await act(id, 'archive/confirm')).json();
    expect(archived).toMatchObject({ status: 'finished', available_actions: [] });
    expect(archived.archived_at).not.toBeNull();
    const listed = async (query: string): Promise<boolean> => {
      const page = `orders?customer_id=${archived.customer.id}&per_page=1000${query}`;
      const { data } = (await api.get('operations', page)).json<{ data: { id: string }[] }>();
      return data.some((row) => row.id === id);
    };
    expect(await listed('')).toBe(false);
    expect(await listed('&archived=1')).toBe(true);
  });
});

it.each(['approve', 'pause', 'archive/validate'])('%s of a missing order is 404', async (action) => {
  expect((await act('999999999', action)).statusCode).toBe(404);
});

describe('cancel, finish, extend and interest jobs', () => {
  it.each([{}, { comment: '' }, { comment: '   ' }])('requires a comment to cancel: %j', async (body) => {
    const id = await pendingOrder();
    const answer = await act(id, 'cancel', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({ comment: ['Comment required'] });
    expect((await order(id)).status).toBe('pending');
  });

  it('cancels open jobs and keeps delivered work', async () => {
    const id = await mixedOrder();
    expect((await act(id, 'cancel', { comment: 'Budget cut' })).json().status).toBe('cancelled');
    expect(await statusesOf(id)).toEqual(['cancelled', 'cancelled', 'cancelled', 'qa', 'completed']);
    expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'cancel', comment: 'Budget cut' });
  });

  it('requires an outcome for open jobs when an order is finished', async () => {
    const id = await mixedOrder();
    const answer = await act(id, 'finish');
    expect(answer.json().error.fields).toEqual({
      status: ['That field is required'],
      reason: ['That field is required'],
      comment: ['Comment required'],
    });
    const done = await act(id, 'finish', {
      status: 'unfulfilled',
      reason: 'order_expired',
      comment: 'Too late',
    });
    expect(done.json().status).toBe('finished');
    expect(await statusesOf(id)).toEqual(['unfulfilled', 'unfulfilled', 'unfulfilled', 'qa', 'completed']);
  });

  it('requires an outcome also for a single open job', async () => {
    const id = await pendingOrder({ places: 1 });
    await act(id, 'start');
    expect(Object.keys((await act(id, 'finish')).json().error.fields)).toEqual([
      'status',
      'reason',
      'comment',
    ]);
    expect((await order(id)).status).toBe('started');
  });

  it('finishes without input when no job is open', async () => {
    const id = await pendingOrder({ places: 1 });
    await act(id, 'start');
    await api.database.updateTable('jobs').set({ status: 'completed' }).where('order_id', '=', id).execute();
    expect((await act(id, 'finish')).json().status).toBe('finished');
  });

  it('moves the end later only, and open jobs with it', async () => {
    const id = await pendingOrder({ start: 24, end: 72 });
    await act(id, 'approve');
    const before = await order(id);
    const message = ['The new end date must be later than the present one'];
    const extend = (end: string) => act(id, 'extend', { end_date: end });
    expect((await extend(before.end_date)).json().error.fields).toEqual({ end_date: message });
    expect((await extend(before.start_date)).json().error.fields).toEqual({
      end_date: ['Start date must be earlier than end date'],
    });
    const later = new Date(new Date(before.end_date).getTime() + 5 * oneDay);
    expect((await extend(later.toISOString())).json()).toMatchObject({
      end_date: `${later.toISOString().slice(0, 19)}Z`,
    });
    expect(new Set((await jobsOf(id)).map((job) => job.end_date))).toEqual(
      new Set([later.toISOString().slice(0, 10)]),
    );
  });

  it('removes interest jobs without an agent, and no others', async () => {
    const id = await pendingOrder({ places: 4 });
    const remove = () => api.send('operations', 'DELETE', `orders/${id}/remove-interest-jobs`);
    await act(id, 'start');
    expect((await remove()).json().error.code).toBe('order.invalid_transition');
    const now = api.now();
    await api.database
      .updateTable('orders')
      .set({
        interest_start_date: new Date(now.getTime() - hour).toISOString(),
        interest_end_date: new Date(now.getTime() + hour).toISOString(),
      })
      .where('id', '=', id)
      .execute();
    await api.database.updateTable('jobs').set({ interest: true }).where('order_id', '=', id).execute();
    await api.database.updateTable('jobs').set({ status: 'assigned' }).where('id', '=', `${id}-1`).execute();
    await api.database.updateTable('jobs').set({ interest: false }).where('id', '=', `${id}-2`).execute();
    expect((await order(id)).available_actions).toContain('remove_interest_jobs');
    expect((await remove()).json()).toEqual({ removed: 2 });
    expect((await jobsOf(id)).map((job) => job.id)).toEqual([`${id}-1`, `${id}-2`]);
  });
});
