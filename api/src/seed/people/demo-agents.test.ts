import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/store/database.ts';
import type { TestDatabase } from '../../testing/store/database.ts';
import { paymentCount } from '../money/wallet.ts';
import { withdrawalCount } from '../money/withdrawals.ts';
import { withdrawalStatuses } from '../../payments/withdrawal-transitions.ts';
import { overlappingAgents, withManyAreas, withoutAssignments } from './agents.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const count = async (text: string): Promise<number> => {
  const { rows } = await sql
    .raw<{ count: string }>(`select count(*) as count from ${text}`)
    .execute(test.database);
  return Number(rows[0]?.count);
};

describe('the Shepherds of the demo', () => {
  it.each([
    ['agents', 420],
    ['agent_applications join agents on agents.id = agent_id where deleted_at is null', 130],
    ['withdrawals', withdrawalCount],
    ['skill_categories', 6],
    ['skills', 30],
    ['tags', 20],
    ['collections', 30],
    ['news', 30],
    ['trainings', 12],
    [`assignments where agent_id = ${withoutAssignments}`, 0],
    [
      `assignments join agents on agents.id = agent_id where agents.status not in ('active', 'applicant')
        and (assignments.closed_at is null or assignments.closed_at > agents.retired_at)`,
      0,
    ],
    ["agents where deleted_at is not null and status = 'applicant'", 4],
    [`agent_areas where agent_id = ${withManyAreas}`, 6],
    ['(select agent_id from ledger_entries group by agent_id, currency having sum(amount) < 0) as debts', 0],
    [
      "assignments where status in ('completed', 'attempted') and agent_fee > 0 and not exists (select 1 from payments where payments.assignment_id = assignments.id)",
      0,
    ],
    ["withdrawals where (amount <= 10000) <> (automatic = 'auto')", 0],
  ])('are as many as intended in %s', async (rows, expected) => {
    expect(await count(rows)).toBe(expected);
  });

  it('have payments of every type and withdrawals of every status', async () => {
    expect(await count('payments')).toBeGreaterThanOrEqual(paymentCount);
    expect(await count('(select distinct type from payments) as types')).toBe(7);
    expect(await count('(select distinct status from withdrawals) as statuses')).toBe(
      withdrawalStatuses.length,
    );
    expect(await count('(select distinct status from payments) as statuses')).toBe(3);
  });

  it('include two whose jobs overlap', async () => {
    const [one, other] = overlappingAgents;
    for (const id of [one, other])
      expect(
        await count(`assignments as a join assignments as b on a.agent_id = b.agent_id and a.id < b.id
          and a.job_date = b.job_date where a.agent_id = ${id}`),
      ).toBeGreaterThan(0);
  });
});
