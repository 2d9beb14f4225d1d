import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { pounds } from '../../testing/fixtures.ts';
import { onlyPage } from '../../testing/listAnswers.ts';
import { gatewayError } from '../../testing/mockGateway.ts';
import { cellsOf, fill, openedDialog, press, statusTabs } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { template, TemplateStore } from './templatesFixture.ts';

const heading = (name: string, level = 2) => screen.findByRole('heading', { name, level });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const factOf = async (part: string, label: string) => {
  const term = await (await section(part)).findByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent;
};

describe('the list', () => {
  test('opens with the active ones, newest first, and refetches each time', async () => {
    const store = new TemplateStore([template(), { ...template(), id: '3', name: 'Old', version: '1' }]);
    const { router } = await renderConsole(store.gateway, '/templates');
    expect(await cellsOf('Shelf check')).toEqual([
      'Shelf check',
      'Albion Grocers',
      'Active',
      '30 min',
      '£20.00',
      '£9.50',
      '12',
      '20 Nov 26',
    ]);
    expect((await cellsOf('Old Legacy'))[0]).toBe('Old Legacy');
    expect(statusTabs()).toEqual(['All2', 'Active2', 'Inactive0', 'Archived0']);
    const [first] = store.gateway.requestsOf('TemplateList');
    expect(first?.variables).toMatchObject({
      sort: { field: 'CREATED_AT', direction: 'DESC' },
      filter: { status: ['ACTIVE'] },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Shelf check' }));
    await heading('General');
    store.change('4', { name: 'Renamed elsewhere' });
    await router.navigate('/templates');
    expect(await screen.findByRole('link', { name: 'Renamed elsewhere' })).toBeTruthy();
    expect(store.gateway.requestsOf('TemplateList')).toHaveLength(2);
  });
});

describe('a template', () => {
  test('shows its prices, resources and recent use', async () => {
    await renderConsole(new TemplateStore([template()]).gateway, '/templates/4');
    await heading('Shelf check', 1);
    expect(await factOf('General', 'Base price')).toBe('£20.00');
    expect(await factOf('General', 'Name for Shepherds')).toBe('–');
    expect((await section('Resources')).getByRole('link', { name: 'Plan' })).toBeTruthy();
    expect(await factOf('Use', 'Jobs')).toBe('12');
    expect(await factOf('Use', 'Last order')).toBe('Window photography');
    expect(await factOf('Use', 'Placed by')).toBe('Lakeside Coffee');
  });

  test('has its task list on a tab of its own', async () => {
    const { router } = await renderConsole(new TemplateStore([template()]).gateway, '/templates/4/tasks');
    const list = await section('Task list');
    expect(list.getByText('Boolean · Required: photo · Bonus £2.00 if the answer is “Yes”')).toBeTruthy();
    expect(list.getByText('If the answer is “No”, continue with 2. The front')).toBeTruthy();
    expect(list.getByText('QA notes: Is it sharp?')).toBeTruthy();
    await press('Edit task list');
    await waitFor(() => expect(router.state.location.pathname).toBe('/templates/4/tasks/edit'));
  });

  test('that does not exist, or fails to load, shows a message', async () => {
    const store = new TemplateStore([template()]);
    const { router } = await renderConsole(store.gateway, '/templates/99');
    expect(await screen.findByText('This template does not exist')).toBeTruthy();
    store.gateway.answer({ template: () => gatewayError('Out of order', { code: 'internal', status: 500 }) });
    await router.navigate('/templates/4');
    expect(await screen.findByText('This template could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  test('is read-only for users without permission to manage templates', async () => {
    await renderConsole(new TemplateStore([template()], ['TEMPLATES_VIEW']).gateway, '/templates/4');
    await heading('General');
    expect(screen.queryByRole('button', { name: /Edit|Add|Duplicate|Deactivate|More actions/ })).toBeNull();
    expect(screen.queryByText('Last order')).toBeNull();
  });

  test.each([
    ['legacy', { version: '1' }, /duplicate it: the copy is made in the present version/],
    ['archived', { status: 'ARCHIVED' }, /is archived and can only be read/],
  ])('that is %s says why it is read-only', async (_name, state, words) => {
    await renderConsole(new TemplateStore([{ ...template(), ...state }]).gateway, '/templates/4');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(?:Edit|Add)/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Duplicate' })).toBeTruthy();
  });
});

describe('the status of a template', () => {
  test('can be changed back and forth', async () => {
    const store = new TemplateStore([template()]);
    await renderConsole(store.gateway, '/templates/4');
    await press('Deactivate');
    expect(await screen.findByText('Template deactivated')).toBeTruthy();
    await press('Activate');
    expect(await screen.findByText('Template activated')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Deactivate' })).toBeTruthy();
  });

  test('is undone to what it was before', async () => {
    const store = new TemplateStore([template()]);
    await renderConsole(store.gateway, '/templates/4');
    await press('Deactivate');
    await press('Undo: Template deactivated');
    expect(await screen.findByText('Undone: Template deactivated')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Deactivate' })).toBeTruthy();
    expect(store.gateway.requestsOf('ActivateTemplate').map(({ variables }) => variables)).toEqual([
      { id: '4' },
    ]);
  });

  test('ends with archiving, after a list of what uses the template', async () => {
    const store = new TemplateStore([template()]);
    await renderConsole(store.gateway, '/templates/4?modal=archive-template');
    const dialog = within(await openedDialog('Archive this template?'));
    expect(dialog.getByText('12 jobs made from it keep it.')).toBeTruthy();
    expect(dialog.getByText('1 open order uses it:')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Window photography' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Archive template' }));
    expect(await screen.findByText('Template archived')).toBeTruthy();
    expect(await screen.findByText(/is archived and can only be read/)).toBeTruthy();
    expect(store.gateway.requestsOf('OpenOrdersOfTemplate')[0]?.variables).toMatchObject({ id: '4' });
  });

  test('of an unused template is archived with a note that it is unused', async () => {
    const store = new TemplateStore([{ ...template(), jobs: 0 }]);
    store.gateway.answer({ orders: () => ({ items: [], pageInfo: onlyPage([]) }) });
    await renderConsole(store.gateway, '/templates/4?modal=archive-template');
    const dialog = within(await openedDialog('Archive this template?'));
    expect(dialog.getByText('No job was made from it.')).toBeTruthy();
    expect(dialog.getByText('No open order uses it.')).toBeTruthy();
  });

  test('of a copy is active, and the copy is opened', async () => {
    const store = new TemplateStore([{ ...template(), version: '1' }]);
    const { router } = await renderConsole(store.gateway, '/templates/4');
    await press('Duplicate');
    await heading('Shelf check (copy)', 1);
    expect(router.state.location.pathname).toBe('/templates/5');
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
  });
});

describe('editing', () => {
  const edit = async (store: TemplateStore) => {
    await renderConsole(store.gateway, '/templates/4');
    await press('Edit');
    await openedDialog('Edit template');
  };

  test('sends only the changes, with the revision as the precondition', async () => {
    const store = new TemplateStore([template()]);
    await edit(store);
    await fill('Name', 'Shelf audit');
    await fill('Base price', '22.5');
    await press('Save');
    await heading('Shelf audit', 1);
    expect(store.updates()).toEqual([
      { id: '4', revision: '"1"', name: 'Shelf audit', basePrice: { amount: '22.5', currency: 'GBP' } },
    ]);
  });

  test('reports missing values', async () => {
    const store = new TemplateStore([template()]);
    await edit(store);
    await fill('Description', '');
    await fill('Duration', '7');
    await press('Save');
    expect(await screen.findByText('That field is required')).toBeTruthy();
    expect(screen.getByText('Time increments of 5 min only')).toBeTruthy();
    expect(store.updates()).toEqual([]);
  });

  test("shows the server's refusal at its field", async () => {
    const store = new TemplateStore([template()]);
    await edit(store);
    store.gateway.answer({
      updateTemplate: () =>
        gatewayError('Please check', {
          code: 'validation.failed',
          status: 422,
          fields: { duration: ['Not so long'] },
        }),
    });
    await fill('Duration', '45');
    await press('Save');
    expect(await screen.findByText('Not so long')).toBeTruthy();
  });

  test('saves although a job was created meanwhile', async () => {
    const store = new TemplateStore([template()]);
    await edit(store);
    store.change('4', { jobs: 13 });
    await fill('Name', 'Shelf audit');
    await press('Save');
    await heading('Shelf audit', 1);
    expect(store.updates().map(({ revision }) => revision)).toEqual(['"1"', '"2"']);
  });

  test("shows another user's changes, and can save on top of them", async () => {
    const store = new TemplateStore([template()]);
    await edit(store);
    store.change('4', { name: 'Theirs', basePrice: pounds('25') });
    await fill('Name', 'Mine');
    await press('Save');
    const alert = within(
      await screen.findByRole('alert', { name: 'Somebody else has changed this template' }),
    );
    expect(alert.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldBeforeTheirsYours',
      'NameYou both changed thisShelf checkTheirsMine',
      'Base price£20.00£25.00£20.00',
    ]);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    await userEvent.click(alert.getByRole('button', { name: 'Keep mine' }));
    await heading('Mine', 1);
    expect(store.updates().at(-1)).toEqual({ id: '4', revision: '"2"', name: 'Mine' });
    expect(await factOf('General', 'Base price')).toBe('£25.00');
  });

  test("can accept the other user's version, and restarts with it", async () => {
    const store = new TemplateStore([template()]);
    await edit(store);
    store.change('4', { name: 'Theirs' });
    await fill('Name', 'Mine');
    await press('Save');
    await press('Take theirs');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Theirs'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await fill('Duration', '35');
    await press('Save');
    await waitFor(() => expect(store.updates().at(-1)).toEqual({ id: '4', revision: '"2"', duration: 35 }));
    expect(store.find('4')?.name).toBe('Theirs');
  });

  test('discards the changes if another user has archived the template', async () => {
    const store = new TemplateStore([template()]);
    await edit(store);
    store.change('4', { status: 'ARCHIVED' });
    await fill('Name', 'Mine');
    await press('Save');
    expect(await screen.findByText(/Somebody else has archived this template/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });

  test('works if REST v1 has no revisions', async () => {
    const store = new TemplateStore([{ ...template(), revision: null }]);
    await edit(store);
    store.change('4', { basePrice: pounds('25') });
    await fill('Name', 'Mine');
    await press('Save');
    await heading('Mine', 1);
    expect(store.updates()).toEqual([{ id: '4', revision: null, name: 'Mine' }]);
  });
});

test('adds a resource to the current ones', async () => {
  const store = new TemplateStore([template()]);
  await renderConsole(store.gateway, '/templates/4');
  await press('Add');
  const dialog = within(await openedDialog('Add documentation'));
  store.change('4', {
    documentation: [
      ...template().documentation,
      { id: 'd2', title: 'Theirs', url: 'https://example.com/2', type: 'LINK' },
    ],
  });
  await fill('Title', 'Mine');
  await fill('URL', 'https://example.com/3');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Documentation added')).toBeTruthy();
  expect(store.updates()).toMatchObject([
    { revision: '"2"', documentation: [{ title: 'Plan' }, { title: 'Theirs' }, { title: 'Mine' }] },
  ]);
});
