import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { gatewayError } from '../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, choose, fill, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { editUnder, withVersion } from '../../testing/versions.ts';
import { collectionOf, contentItems, newsItem, trainingOf, withContent } from './contentFixture.ts';

// The code of the pages, loaded up front so that no test waits for it.
beforeAll(async () => {
  await import('./collections/CollectionDetailPage.tsx');
}, 120_000);
afterEach(() => void vi.useRealTimers());

const preview = () => screen.findByRole('region', { name: 'As the app shows it' });
const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const updates = (gateway: ReturnType<typeof withContent>, name: string) =>
  gateway.requestsOf(name).map(({ variables }) => variables['input']);

describe('new content', () => {
  test('a news item requires a title and a text; the preview shows the input', async () => {
    const gateway = withContent({});
    const { router } = await renderConsole(gateway, '/new-piece-of-news');
    await press('Create piece of news');
    expect(await screen.findAllByText('That field is required')).toHaveLength(2);
    await fill('Title', 'New city');
    await fill('Text', 'In http://a.ie/b');
    const shown = within(await preview());
    expect(shown.getByRole('heading', { name: 'New city' })).toBeTruthy();
    expect(shown.getByRole('link').getAttribute('href')).toBe('http://a.ie/b');
    expect(shown.queryByText(/Hidden/)).toBeNull();
    await choose('Status', 'Hidden');
    expect(shown.getByText('Hidden: the app does not show this.')).toBeTruthy();
    await press('Create piece of news');
    expect(await screen.findByText('News created')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/app-manger/news/9'));
    expect(updates(gateway, 'CreateNewsItem')).toEqual([
      { title: 'New city', body: 'In http://a.ie/b', status: 'HIDDEN' },
    ]);
  });

  test('a training requires a whole number as its display order', async () => {
    const gateway = withContent({});
    await renderConsole(gateway, '/new-training');
    await fill('Title', 'Photos');
    await fill('Text', 'Still');
    await fill('Display order', '1.5');
    await press('Create training');
    expect(await screen.findByText('Enter a whole number')).toBeTruthy();
    await fill('Display order', 'x');
    expect(await screen.findByText('You must pass a number')).toBeTruthy();
    await fill('Display order', '4');
    await press('Create training');
    expect(await screen.findByText('Training created')).toBeTruthy();
    expect(updates(gateway, 'CreateTraining')).toEqual([
      { title: 'Photos', body: 'Still', status: 'ACTIVE', displayOrder: 4 },
    ]);
  });

  test('items of a collection are selected by search and ordered by keys, and the preview shows them', async () => {
    const gateway = withContent({});
    await renderConsole(gateway, '/new-collection');
    await fill('Name', 'Start here');
    for (const name of ['Getting paid', 'Sharp photos']) await choose('Add an item', name);
    // Selected items are not offered again.
    await userEvent.click(screen.getByRole('combobox', { name: 'Add an item' }));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Safe parking']),
    );
    const shown = within(await preview());
    const order = () => shown.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(order()).toEqual(['Getting paid', 'Sharp photos']);
    screen.getByRole('button', { name: 'Move item 2 up' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(order()).toEqual(['Sharp photos', 'Getting paid']));
    expect(screen.getByText('Item 2 moved to position 1 of 2')).toBeTruthy();
    await press('Create collection');
    expect(await screen.findByText('Collection created')).toBeTruthy();
    expect(updates(gateway, 'CreateCollection')).toEqual([
      {
        name: 'Start here',
        items: ['i1', 'i3'],
        status: 'ACTIVE',
        attribute1: null,
        attribute2: null,
        displayOrder: 0,
      },
    ]);
  });
});

describe('existing content', () => {
  test('sends only the changes', async () => {
    const gateway = withContent({ news: [newsItem('1', 'New city')] });
    await renderConsole(gateway, '/app-manger/news/1');
    await fill('Title', 'Newer city');
    await press('Save');
    expect(await screen.findByText('News updated')).toBeTruthy();
    expect(updates(gateway, 'UpdateNewsItem')).toEqual([{ id: '1', title: 'Newer city' }]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Newer city' })).toBeTruthy();
  });

  test('of a collection sends its items when their order changes, and no empty attribute as text', async () => {
    const gateway = withContent({ collections: [collectionOf('4', 'Start here')] });
    await renderConsole(gateway, '/app-manager/collections/4');
    await press('Move item 1 down');
    await fill('Attribute 1 (optional)', '');
    await press('Save');
    expect(await screen.findByText('Collection updated')).toBeTruthy();
    expect(updates(gateway, 'UpdateCollection')).toEqual([
      { id: '4', items: ['i2', 'i1'], attribute1: null },
    ]);
  });

  test('is hidden and shown immediately, and lists are refetched', async () => {
    const gateway = withContent({ trainings: [trainingOf('5', 'Photos')] });
    const { router } = await renderConsole(gateway, '/training');
    await userEvent.click(await screen.findByRole('link', { name: 'Photos' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Shown in the app' }));
    expect(await screen.findByText('Training updated')).toBeTruthy();
    expect(updates(gateway, 'UpdateTraining')).toEqual([{ id: '5', status: 'HIDDEN' }]);
    expect(await screen.findByText('Hidden: the app does not show this.')).toBeTruthy();
    await router.navigate('/training');
    await waitFor(() => expect(gateway.requestsOf('TrainingList')).toHaveLength(2));
  });

  test.each([
    ['/training/5', 'UpdateTraining', 'Training updated'],
    ['/app-manger/news/5', 'UpdateNewsItem', 'News updated'],
    ['/app-manager/collections/5', 'UpdateCollection', 'Collection updated'],
  ])('%s is shown again by Undo, unless another user has changed it', async (address, operation, told) => {
    const version = { version: 'v2' };
    const gateway = withContent({
      trainings: [Object.assign(trainingOf('5', 'Photos'), version)],
      news: [Object.assign(newsItem('5', 'New city'), version)],
      collections: [Object.assign(collectionOf('5', 'Photos'), version)],
    });
    await renderConsole(gateway, address);
    await userEvent.click(await screen.findByRole('switch', { name: 'Shown in the app' }));
    await press(`Undo: ${told}`);
    expect(await screen.findByText(`Undone: ${told}`)).toBeTruthy();
    expect(updates(gateway, operation)).toEqual([
      { id: '5', status: 'HIDDEN' },
      { id: '5', status: 'ACTIVE', expectedVersion: 'v2' },
    ]);
  });

  test('asks before unsaved input is left', async () => {
    const { router } = await renderConsole(
      withContent({ news: [newsItem('1', 'New city')] }),
      '/app-manger/news/1',
    );
    await fill('Title', 'Newer city');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/app-manger/news/1');
  });

  test('is read-only for users without permission', async () => {
    const gateway = withContent(
      { collections: [collectionOf('4', 'Start here')], news: [newsItem('1', 'New city')] },
      ['CONTENT_VIEW'],
    );
    const { router } = await renderConsole(gateway, '/app-manager/collections/4');
    expect(within(await preview()).getByText('Safe parking')).toBeTruthy();
    const content = within(screen.getByRole('region', { name: 'Content' }));
    expect(content.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sharp photos',
      'Safe parking',
    ]);
    for (const role of ['textbox', 'switch'] as const) expect(screen.queryByRole(role)).toBeNull();
    await router.navigate('/app-manger/news/1');
    expect(await screen.findAllByText('Two new customers.')).toHaveLength(2);
    for (const role of ['textbox', 'switch'] as const) expect(screen.queryByRole(role)).toBeNull();
  });

  test.each([
    ['/app-manager/collections/8', 'This collection does not exist'],
    ['/app-manger/news/8', 'This piece of news does not exist'],
    ['/training/8', 'This training does not exist'],
  ])('%s does not exist', async (address, words) => {
    await renderConsole(withContent({}), address);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('can be retried where it could not be loaded', async () => {
    const gateway = withContent({ news: [newsItem('1', 'New city')] });
    gateway.answer({ newsItem: () => gatewayError('Not now', { status: 500 }) });
    await renderConsole(gateway, '/app-manger/news/1');
    expect(await screen.findByText('This piece of news could not be loaded')).toBeTruthy();
    gateway.answer({ newsItem: () => newsItem('1', 'New city') });
    await press('Retry');
    expect(await screen.findByRole('heading', { name: 'New city', level: 1 })).toBeTruthy();
  });
});

describe('two users', () => {
  /** A news item under versions. */
  async function openNews() {
    const news = newsItem('1', 'New city');
    const gateway = withContent({ news: [news] });
    gateway.answer({
      newsItem: () => withVersion(news),
      updateNewsItem: ({ input }: { input: Partial<typeof news> }) => editUnder(news, input),
    });
    await renderConsole(gateway, '/app-manger/news/1');
    return { news, gateway };
  }

  test('who change different fields keep and see both changes', async () => {
    const { news } = await openNews();
    await fill('Title', 'Newer city');
    news.body = 'Theirs.';
    await press('Save');
    expect(await screen.findByText('News updated')).toBeTruthy();
    expect(news).toMatchObject({ title: 'Newer city', body: 'Theirs.' });
    expect((await field('Text')).value).toBe('Theirs.');
  });

  test('who change the same field see the conflict before anything is overwritten, and may overwrite', async () => {
    const { news } = await openNews();
    await fill('Title', 'Mine');
    news.title = 'Theirs';
    await press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Another user has changed this meanwhile.');
    expect(alert.textContent).toContain('TheirsTheirs');
    expect(news.title).toBe('Theirs');
    expect((await field('Title')).value).toBe('Mine');
    afterTheDoubleClickGuard();
    await press('Save');
    expect(await screen.findByText('News updated')).toBeTruthy();
    expect(news.title).toBe('Mine');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('who both change the items of a collection keep and see both changes', async () => {
    const collection = collectionOf('4', 'Start here');
    const gateway = withContent({ collections: [collection] });
    gateway.answer({
      collection: () => withVersion(collection),
      updateCollection: ({ input }: { input: { items?: string[] } }) =>
        editUnder(collection, {
          ...input,
          items: contentItems.filter(({ id }) => input.items?.includes(id)),
        }),
    });
    await renderConsole(gateway, '/app-manager/collections/4');
    await press('Remove item 1');
    collection.items = contentItems;
    await press('Save');
    await waitFor(() => expect(collection.items.map(({ id }) => id)).toEqual(['i2', 'i3']));
    expect(screen.getAllByRole('group', { name: /^item \d/ }).map(({ textContent }) => textContent)).toEqual([
      'Safe parking',
      'Getting paid',
    ]);
  });
});

describe('media', () => {
  test.each([
    ['PROCESSING', 'Processing', 'It is being processed. The app shows it once it is ready.', null],
    ['FAILED', 'Failed', 'It could not be processed, and the app shows the text alone.', 'Not a picture.'],
    ['READY', 'Ready', 'The app shows it above the text.', null],
  ])('with the status %s show it', async (status, label, words, failureReason) => {
    const news = newsItem('1', 'New city');
    news.media = news.media && { ...news.media, status, failureReason };
    await renderConsole(withContent({ news: [news] }), '/app-manger/news/1');
    const section = within(await screen.findByRole('region', { name: 'Media' }));
    expect(section.getByText(label)).toBeTruthy();
    expect(section.getByText(words)).toBeTruthy();
    expect(section.queryByText('Not a picture.') !== null).toBe(failureReason !== null);
    expect(within(await preview()).queryAllByRole('img')).toHaveLength(status === 'READY' ? 1 : 0);
  });

  test('may be missing', async () => {
    await renderConsole(
      withContent({ news: [{ ...newsItem('1', 'New city'), media: null }] }),
      '/app-manger/news/1',
    );
    expect(
      await screen.findByText('No picture or film belongs to it. The app shows the text alone.'),
    ).toBeTruthy();
  });
});

test('no part of a text is ever run as markup', async () => {
  const hostile = [
    '<img src=x onerror="window.harmed=true">',
    '<script>window.harmed=true</script>',
    '[click](javascript:window.harmed=true)',
    '<a href="javascript:alert(1)">here</a>',
    'see \u202Ehttps://example.com/\u202Cxyz',
    'w'.repeat(10_000),
  ].join('\n');
  await renderConsole(
    withContent({ news: [{ ...newsItem('1', '<b>Bold\u202E</b>'), body: hostile, media: null }] }),
    '/app-manger/news/1',
  );
  const shown = await preview();
  await within(shown).findByRole('heading', { name: '<b>Bold</b>' });
  expect(shown.querySelectorAll('img, script, b, iframe, style')).toHaveLength(0);
  expect([...shown.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://example.com/xyz']);
  expect(shown.textContent).toContain('<img src=x onerror="window.harmed=true">');
  expect(shown.textContent).not.toMatch(/[\u202A-\u202E]/);
  expect(Reflect.get(window, 'harmed')).toBeUndefined();
});
