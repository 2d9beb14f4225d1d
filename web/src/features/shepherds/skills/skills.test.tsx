import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { everything, opened, shepherd, withShepherd } from '../shepherdsFixture.ts';

const at = '/shepherds/7/skills';
const category = (id: string, name: string, skills: readonly string[], held: readonly string[]) => ({
  category: { id, name, skills: skills.map((skill) => ({ id: `${id}-${skill}`, name: skill })) },
  skills: held.map((skill) => ({ id: `${id}-${skill}`, name: skill })),
});
const languages = (held: readonly string[]) => category('1', 'Languages', ['Polish', 'Welsh', 'Urdu'], held);
const retail = category('2', 'Retail', ['Stock count'], []);
const skilled = (held: readonly string[], more: object = {}) =>
  shepherd({ skills: [languages(held), retail], ...more });
const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') ?? document.body);

test('skills whose category cannot be read are marked, and not edited', async () => {
  const unreadable = gatewayError('Not readable', { code: 'INVALID_UPSTREAM_ANSWER', status: 502 });
  const gateway = withShepherd(
    shepherd({ skills: [{ ...languages(['Welsh']), category: unreadable }, retail] }),
  );
  await renderConsole(gateway, at);
  expect((await section('Name not readable')).getByText('not readable')).toBeTruthy();
  expect((await section('Name not readable')).queryByRole('checkbox')).toBeNull();
  expect((await section('Retail')).getByRole('checkbox', { name: 'Stock count' })).toBeTruthy();
});

test('skills of a category are saved separately, in the order of the category', async () => {
  const gateway = withShepherd(skilled(['Welsh']));
  gateway.answer({ updateAgentSkills: () => skilled(['Polish', 'Welsh', 'Urdu']) });
  await renderConsole(gateway, at);
  await opened();
  const form = await section('Languages');
  const save = form.getByRole('button', { name: 'Save' });
  expect(save.hasAttribute('disabled')).toBe(true);
  form.getByRole('checkbox', { name: 'Welsh', checked: true });
  await userEvent.click(form.getByRole('checkbox', { name: 'Urdu' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Polish' }));
  await userEvent.click(save);
  await screen.findByText('Changes saved successfully');
  expect(gateway.requestsOf('UpdateShepherdSkills').map(({ variables }) => variables)).toEqual([
    { input: { agentId: '7', categoryId: '1', skills: ['1-Polish', '1-Welsh', '1-Urdu'] } },
  ]);
});

test('all skills of a category can be removed', async () => {
  const gateway = withShepherd(skilled(['Welsh']));
  gateway.answer({ updateAgentSkills: () => skilled([]) });
  await renderConsole(gateway, at);
  await opened();
  const form = await section('Languages');
  await userEvent.click(form.getByRole('checkbox', { name: 'Welsh' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(gateway.requestsOf('UpdateShepherdSkills')[0]?.variables).toEqual({
      input: { agentId: '7', categoryId: '1', skills: [] },
    }),
  );
});

test.each([
  ['to who may only read', skilled(['Polish']), everything.filter((held) => held !== 'AGENTS_MANAGE')],
  ['of who is retired', skilled(['Polish'], { status: 'RETIRED' }), everything],
])('the skills are listed %s', async (_who, agent, held) => {
  await renderConsole(withShepherd(agent, held), at);
  await opened();
  expect((await section('Languages')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['Polish'],
  );
  (await section('Retail')).getByText('None of these skills');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('skills that cannot be loaded can be retried', async () => {
  let answers = false;
  const failing = () => {
    if (answers) return [languages([])];
    throw gatewayError('The skills do not answer', { code: 'unavailable', status: 503 });
  };
  await renderConsole(withShepherd(shepherd({ skills: failing })), at);
  await screen.findByText('Skills could not be loaded');
  answers = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await section('Languages')).getAllByRole('checkbox')).toHaveLength(3);
});
