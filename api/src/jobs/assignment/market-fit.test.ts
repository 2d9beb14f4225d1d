import { describe, expect, it } from 'vitest';
import { isOfferedTo } from './market-fit.ts';
import type { RuleFacts } from './market-fit.ts';
import type { AssignmentRule } from '../schemas.ts';

const london = { latitude: 51.5074, longitude: -0.1278 };
const facts: RuleFacts = {
  completionRate: 80,
  jobsCompleted: 3,
  skills: ['4', '9'],
  tags: ['driver'],
  country: 'GB',
  position: london,
};
const rule = (rule_id: string, operator: string, ...value: string[]): AssignmentRule => ({
  rule_id,
  operator,
  value,
});
const fits = (
  rules: readonly AssignmentRule[],
  more: Partial<RuleFacts> = {},
  operator: 'and' | 'or' | null = null,
): boolean =>
  isOfferedTo(
    { rules, rules_operator: operator, places: [{ latitude: 51.6, longitude: -0.1278 }] },
    { ...facts, ...more },
  );

describe('the audience of an offer', () => {
  it.each([
    ['includes all agents without rules', [], true],
    // The place is 6.4 miles to the north.
    ['includes agents who are near enough', [rule('distance', 'lte', '7')], true],
    ['excludes agents who are too far away', [rule('distance', 'lte', '6')], false],
    ['includes the exact completion rate', [rule('completion_rate', 'gte', '80')], true],
    ['excludes a rate that is too low', [rule('completion_rate', 'gte', '81')], false],
    ['excludes a rate that is too high', [rule('completion_rate', 'lte', '79')], false],
    ['includes enough jobs', [rule('jobs_completed', 'gte', '3')], true],
    ['excludes too few jobs', [rule('jobs_completed', 'gte', '4')], false],
    ['includes one of several skills', [rule('skills', 'in', '1', '9')], true],
    ['excludes a missing skill', [rule('skills', 'in', '1')], false],
    ['excludes a forbidden skill', [rule('skills', 'not_in', '4')], false],
    ['includes agents without a forbidden tag', [rule('agent_tags', 'not_in', 'trainee')], true],
    ['excludes a forbidden tag', [rule('agent_tags', 'not_in', 'driver')], false],
    ['includes the country', [rule('country', 'in', 'IE', 'GB')], true],
    ['excludes another country', [rule('country', 'in', 'IE')], false],
    ['excludes all agents by an unknown rule', [rule('shoe_size', 'gte', '1')], false],
  ])('%s', (_what, rules, expected) => {
    expect(fits(rules)).toBe(expected);
  });

  it('needs all rules, or any of them', () => {
    const both = [rule('jobs_completed', 'gte', '4'), rule('country', 'in', 'GB')];
    expect([fits(both, {}, 'and'), fits(both, {}, 'or'), fits(both)]).toEqual([false, true, false]);
  });

  it('without a position is near nothing, except for jobs that can be done anywhere', () => {
    const near = [rule('distance', 'lte', '7')];
    expect(fits(near, { position: null })).toBe(false);
    expect(isOfferedTo({ rules: near, rules_operator: null, places: [] }, { ...facts, position: null })).toBe(
      true,
    );
  });

  it('is measured to the furthest job of a bundle', () => {
    const places = [london, { latitude: 55.95, longitude: -3.19 }];
    expect(
      isOfferedTo({ rules: [rule('distance', 'lte', '100')], rules_operator: null, places }, facts),
    ).toBe(false);
  });
});
