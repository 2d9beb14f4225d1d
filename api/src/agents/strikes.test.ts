import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentId, withMaximumStrikes, withOldStrikes } from '../seed/people/agents.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { oneDay } from '../time/instants.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const plain = agentId(0);
const countOf = async (id: string): Promise<number> =>
  (await api.get('owner', `agents/${id}`)).json().strikes;
const add = (comment?: unknown) =>
  api.send('operations', 'POST', `agents/${plain}/strikes`, { body: { comment } });
const revert = (strikeId: string, id = plain) =>
  api.send('operations', 'POST', `agents/${id}/strikes/${strikeId}/revert`);

describe('the window in which a strike counts', () => {
  const other = agentId(12);
  it.each([
    ['2026-08-20 14:00:00', '2026-11-20T14:00:00Z'],
    ['2026-11-30 09:30:00', '2027-02-28T09:30:00Z'],
    ['2027-11-30 09:30:00', '2028-02-29T09:30:00Z'],
    ['2026-10-15 00:00:00', '2027-01-15T00:00:00Z'],
    // In London an hour is skipped in between.
    ['2026-02-15 23:30:00', '2026-05-15T23:30:00Z'],
  ])('ends for one of %s at %s', async (added, until) => {
    const { id } = (
      await api.send('operations', 'POST', `agents/${other}/strikes`, { body: { comment: 'Late' } })
    ).json();
    await api.database
      .updateTable('agent_strikes')
      .set({ created_at: `${added}Z` })
      .where('id', '=', id)
      .execute();
    const found = (await api.get('support', `agents/${other}/strikes`)).json().data;
    const strike = found.find((one: { id: string }) => one.id === id);
    expect(strike.counts_until).toBe(until);
    expect((await revert(id, other)).json().counts_until).toBeNull();
  });
});

describe('strikes', () => {
  it('raise the count by one, and reverting lowers it by one', async () => {
    const before = await countOf(plain);
    const added = await add('Did not turn up');
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      comment: 'Did not turn up',
      created_by: { first_name: 'Oscar', last_name: 'Bennett' },
      reverted_at: null,
    });
    expect(await countOf(plain)).toBe(before + 1);
    expect((await api.get('support', `agents/${plain}/strikes`)).json().data[0]).toEqual(added.json());
    const reverted = await revert(added.json().id);
    expect(reverted.json().reverted_at).not.toBeNull();
    expect(await countOf(plain)).toBe(before);
  });

  it('are reverted once, also by concurrent requests', async () => {
    const before = await countOf(plain);
    const { id } = (await add('Late')).json();
    const answers = await Promise.all([revert(id), revert(id), revert(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const again = await revert(id);
    expect(again.json().error.code).toBe('strike.already_reverted');
    expect(await countOf(plain)).toBe(before);
    expect(await countOf(plain)).toBeGreaterThanOrEqual(0);
  });

  it('belong to one agent', async () => {
    const { id } = (await add('Rude')).json();
    expect((await revert(id, agentId(1))).statusCode).toBe(404);
    expect((await revert('999999')).statusCode).toBe(404);
  });

  it.each([undefined, '', '   ', 7])('need a comment, not %j', async (comment) => {
    const answer = await add(comment);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['comment']]);
  });

  it('are not visible to readers', async () => {
    const answer = await api.send('support', 'POST', `agents/${plain}/strikes`, { body: { comment: 'x' } });
    expect(answer.statusCode).toBe(403);
  });

  it('count as recent for three months', async () => {
    expect((await api.get('owner', `agents/${withMaximumStrikes}`)).json()).toMatchObject({
      strikes: 3,
      recent_strikes: 3,
    });
    expect((await api.get('owner', `agents/${withOldStrikes}`)).json()).toMatchObject({
      strikes: 4,
      recent_strikes: 2,
    });
    api.advance(40 * oneDay);
    // A new session, because earlier ones have expired.
    expect((await api.get('admin', `agents/${withMaximumStrikes}`)).json().recent_strikes).toBe(2);
    api.advance(-40 * oneDay);
  });
});
