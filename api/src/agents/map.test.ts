import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentId, viewRestricted } from '../seed/people/agents.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const plain = agentId(0);

describe('the map', () => {
  const london = 'latitude_nw=51.7&longitude_nw=-0.5&latitude_se=51.3&longitude_se=0.3';

  it.each(['positions', 'locations'])('finds only %s inside the box', async (what) => {
    const inside = (await api.get('reviewer', `agents/${what}?${london}`)).json().data;
    expect(inside.length).toBeGreaterThan(0);
    for (const { latitude, longitude } of inside) {
      expect(latitude).toBeGreaterThanOrEqual(51.3);
      expect(latitude).toBeLessThanOrEqual(51.7);
      expect(longitude).toBeGreaterThanOrEqual(-0.5);
      expect(longitude).toBeLessThanOrEqual(0.3);
    }
    const all = (
      await api.get(
        'owner',
        `agents/${what}?per_page=10000&latitude_nw=90&longitude_nw=-180&latitude_se=-90&longitude_se=180`,
      )
    ).json().data;
    const within = all.filter(
      (point: { latitude: number; longitude: number }) =>
        point.latitude >= 51.3 && point.latitude <= 51.7 && point.longitude >= -0.5 && point.longitude <= 0.3,
    );
    expect(inside).toHaveLength(within.length);
    expect(all.length).toBeGreaterThan(within.length);
    expect((await api.get('owner', `agents/${what}?${london}&per_page=2`)).json().data).toHaveLength(2);
    expect((await api.get('finance', `agents/${what}?${london}`)).statusCode).toBe(403);
  });

  it.each(['positions', 'locations'])('finds %s of the named agents', async (what) => {
    const world = 'latitude_nw=90&longitude_nw=-180&latitude_se=-90&longitude_se=180&per_page=10000';
    const agentsOf = async (query: string): Promise<string[]> => {
      const { data } = (await api.get('reviewer', `agents/${what}?${world}${query}`)).json();
      return data.map((row: { agent_id: string }) => row.agent_id);
    };
    const all = await agentsOf('');
    const [first = '', last = ''] = [all[0], all.at(-1)];
    const named = await agentsOf(`&agent_id[]=${first}&agent_id[]=${last}`);
    expect(new Set(named)).toEqual(new Set([first, last]));
    expect(named).toHaveLength(all.filter((id) => id === first || id === last).length);
  });

  it.each(['latitude_nw', 'longitude_nw', 'latitude_se', 'longitude_se'])('needs %s', async (corner) => {
    const query = london
      .split('&')
      .filter((part) => !part.startsWith(corner))
      .join('&');
    for (const what of ['positions', 'locations']) {
      const answer = await api.get('owner', `agents/${what}?${query}`);
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [corner]]);
    }
  });

  it('hides restricted agents and refuses an inverted box', async () => {
    const world = 'latitude_nw=90&longitude_nw=-180&latitude_se=-90&longitude_se=180&per_page=10000';
    const ids = (await api.get('owner', `agents/positions?${world}`))
      .json()
      .data.map((row: { agent_id: string }) => row.agent_id);
    expect(ids).toContain(plain);
    expect(ids).not.toContain(viewRestricted);
    expect(
      (await api.get('owner', 'agents/positions?latitude_nw=10&longitude_nw=0&latitude_se=20&longitude_se=1'))
        .statusCode,
    ).toBe(422);
  });
});
