import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { installNativeDialog, pressEscape } from '../../../testing/nativeDialog.ts';
import { openedDialog } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { answer, front, media, shelf, tasksGateway } from '../tasks/tasksFixture.ts';

beforeAll(installNativeDialog);

type Input = {
  readonly input: { readonly jobId: string; readonly mediaId: string; readonly caption?: string };
};
type Options = NonNullable<Parameters<typeof tasksGateway>[1]>;

const three = [media('m1', { caption: 'The front' }), media('m2'), media('m3')];

/** A gateway that stores changes of three photos. */
function photosGateway(options: Options = {}, before = three) {
  let photos = before;
  const made = tasksGateway([front], {
    answers: [],
    ...options,
    change: { report: () => ({ tasks: [answer('4', { media: photos, status: null })] }), ...options.change },
    more: {
      updateReportMedia: ({ input: { mediaId, caption } }: Input) => {
        photos = photos.map((one) => (one.id === mediaId ? { ...one, caption } : one));
        return photos.find(({ id }) => id === mediaId);
      },
      deleteReportMedia: ({ input: { jobId, mediaId } }: Input) => {
        photos = photos.filter(({ id }) => id !== mediaId);
        return { id: jobId };
      },
      ...options.more,
    },
  });
  const asked = (name: string) => made.gateway.requestsOf(name).map(({ variables }) => variables['input']);
  return { ...made, asked };
}

const thumbnail = (number: number, of = 3) =>
  screen.findByRole('button', { name: new RegExp(`^Open Photo ${number} of ${of}`), hidden: true });
const gallery = () => openedDialog('Photos and videos');
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Photos and videos' })).toBeNull());
const caption = () => screen.findByRole('textbox', { name: 'Caption' });

test('the open photo is in the address, and Back closes the gallery', async () => {
  const { gateway } = photosGateway();
  const { router } = await renderConsole(gateway, '/jobs/7-1');
  const opener = await thumbnail(1);
  await userEvent.click(opener);
  const opened = within(await gallery());
  expect(router.state.location.search).toBe('?media=m1');
  await userEvent.keyboard('{ArrowRight}');
  expect(await opened.findByText('2 of 3')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?media=m2'));
  await act(() => router.navigate(-1));
  await isClosed();
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await act(() => router.navigate(1));
  expect(within(await gallery()).getByText('2 of 3')).toBeTruthy();
});

test('a photo is opened by its address, and closing it stays on the page', async () => {
  const { gateway } = photosGateway();
  const { router } = await renderConsole(gateway, '/jobs/7-1?media=m3');
  const opened = await gallery();
  expect(within(opened).getByText('3 of 3')).toBeTruthy();
  act(() => pressEscape(opened));
  await isClosed();
  expect(router.state.location.search).toBe('');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a caption is changed below its photo, after one read of the present one', async () => {
  const { gateway, asked } = photosGateway();
  await renderConsole(gateway, '/jobs/7-1?media=m1');
  await gallery();
  const field = await caption();
  expect(field).toHaveProperty('value', 'The front');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.clear(field);
  // In the field, the gallery's keys type letters and move the cursor.
  await userEvent.type(field, 'Front +-0{Home}{ArrowLeft}A {End}{ArrowRight}!');
  expect(field).toHaveProperty('value', 'A Front +-0!');
  expect(within(await gallery()).getByText('1 of 3')).toBeTruthy();
  const before = gateway.requests.length;
  await userEvent.keyboard('{Enter}');
  // The notice is inside the gallery, which covers the rest of the page.
  expect(await within(await gallery()).findByText('Changes saved successfully')).toBeTruthy();
  expect(asked('UpdateReportMedia')).toEqual([{ jobId: '7-1', mediaId: 'm1', caption: 'A Front +-0!' }]);
  expect(gateway.requests.slice(before).map(({ operationName }) => operationName)).toEqual([
    'JobAnswers',
    'UpdateReportMedia',
  ]);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(await thumbnail(1)).toHaveProperty('textContent', 'Open Photo 1 of 3, A Front +-0!');
  // The next key goes to the pictures again.
  await userEvent.keyboard('{ArrowRight}');
  expect(await within(await gallery()).findByText('2 of 3')).toBeTruthy();
});

test('a refused caption stays in its field, and Escape and the next photo ask before it is lost', async () => {
  const { gateway, asked } = photosGateway({
    more: {
      updateReportMedia: () => {
        throw gatewayError('Try again later', { code: 'internal', status: 500 });
      },
    },
  });
  const { router } = await renderConsole(gateway, '/jobs/7-1?media=m2');
  const opened = within(await gallery());
  const field = await caption();
  await userEvent.type(field, 'Too dark');
  await userEvent.click(opened.getByRole('button', { name: 'Save' }));
  expect(await opened.findByText('Try again later')).toBeTruthy();
  expect(field).toHaveProperty('value', 'Too dark');
  for (const leave of [
    () => userEvent.type(field, '{Escape}'),
    () => userEvent.click(opened.getByRole('button', { name: 'Next' })),
    () => userEvent.click(opened.getByRole('button', { name: 'Close' })),
  ]) {
    await leave();
    // Above the gallery, which covers the rest of the page.
    const question = within(await opened.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
    expect(field).toHaveProperty('value', 'Too dark');
  }
  expect(router.state.location.search).toBe('?media=m2');
  await userEvent.click(opened.getByRole('button', { name: 'Cancel' }));
  expect(field).toHaveProperty('value', '');
  expect(asked('UpdateReportMedia')).toHaveLength(1);
});

test('Escape in an unchanged caption returns to the pictures, and does not close them', async () => {
  const { gateway } = photosGateway();
  await renderConsole(gateway, '/jobs/7-1?media=m1');
  const opened = within(await gallery());
  await userEvent.click(await caption());
  // The browser's default would close the dialog.
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => void document.activeElement?.dispatchEvent(escape));
  expect(escape.defaultPrevented).toBe(true);
  expect(document.activeElement?.tagName).not.toBe('TEXTAREA');
  await userEvent.keyboard('{ArrowRight}');
  expect(await opened.findByText('2 of 3')).toBeTruthy();
});

test('a photo is deleted after a confirmation, the next one follows, and the last one closes the gallery', async () => {
  const { gateway, asked } = photosGateway();
  await renderConsole(gateway, '/jobs/7-1');
  await userEvent.click(await thumbnail(2));
  const opened = within(await gallery());
  const question = async () => within(await opened.findByRole('dialog', { name: 'Delete this photo?' }));
  const remove = async () => userEvent.click(opened.getByRole('button', { name: 'Delete photo' }));
  await remove();
  await question();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => void opened.getByRole('button', { name: 'Go back' }).dispatchEvent(escape));
  // The browser's default would close the gallery.
  expect(escape.defaultPrevented).toBe(true);
  await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
  await remove();
  await userEvent.click((await question()).getByRole('button', { name: 'Go back' }));
  expect(asked('DeleteReportMedia')).toEqual([]);
  await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
  const before = gateway.requests.length;
  for (const [next, left] of [
    ['m3', 2],
    ['m1', 1],
  ] as const) {
    await remove();
    await userEvent.click((await question()).getByRole('button', { name: 'Delete photo' }));
    await waitFor(() => expect(opened.getByRole('img').getAttribute('src')).toBe(`/files/${next}.jpg`));
    expect(await opened.findByText(`${left === 1 ? 1 : 2} of ${left}`)).toBeTruthy();
    await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
    expect(
      opened.getByRole('button', { name: 'Close' }).closest('dialog')?.contains(document.activeElement),
    ).toBe(true);
  }
  await remove();
  await userEvent.click((await question()).getByRole('button', { name: 'Delete photo' }));
  await isClosed();
  expect(await screen.findByText('Not answered', { selector: 'p' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  expect(asked('DeleteReportMedia')).toEqual(
    ['m2', 'm3', 'm1'].map((mediaId) => ({ jobId: '7-1', mediaId })),
  );
  // It disappears everywhere immediately.
  expect(gateway.requests.length).toBe(before + 3);
});

const turnedTo = () => {
  const picture = screen.getByRole('img', { hidden: true });
  return [picture.getAttribute('src'), picture.style.transform.match(/rotate\(.*\)/)?.[0]];
};

/** Photos whose addresses change when they are turned, like the server's. */
const turningGateway = (options: Options = {}) => {
  let photo: Readonly<Record<string, unknown>> = media('m1', {
    rotation: 90,
    originalUrl: '/files/original.heic',
  });
  const made = tasksGateway([front], {
    ...options,
    change: { report: () => ({ tasks: [answer('4', { media: [photo] })] }), ...options.change },
    more: {
      updateReportMedia: ({ input: { rotation } }: { input: { rotation: number } }) =>
        (photo = {
          ...photo,
          rotation,
          thumbUrl: `/files/${rotation}.jpg`,
          mediaUrl: `/files/${rotation}.jpg`,
        }),
    },
  });
  const sent = () => made.gateway.requestsOf('UpdateReportMedia').map(({ variables }) => variables['input']);
  return { ...made, sent };
};

/** Pictures that load when the test releases them. */
function holdPictures() {
  const asked: HTMLImageElement[] = [];
  const Real = globalThis.Image;
  globalThis.Image = class extends Real {
    constructor() {
      super();
      asked.push(this);
    }
  };
  onTestFinished(() => void Object.assign(globalThis, { Image: Real }));
  return (address: string) =>
    act(() => {
      for (const image of asked) if (image.getAttribute('src') === address) fireEvent.load(image);
    });
}

test('a turn is saved, and the view does not change when the turned picture arrives', async () => {
  const arrives = holdPictures();
  const { gateway, sent } = turningGateway();
  await renderConsole(gateway, '/jobs/7-1?media=m1');
  const opened = within(await gallery());
  const rotate = opened.getByRole('button', { name: 'Rotate' });
  await userEvent.click(rotate);
  await userEvent.click(rotate);
  expect(turnedTo()).toEqual(['/files/m1.jpg', 'rotate(180deg)']);
  expect(sent()).toEqual([]);
  await waitFor(() => expect(sent()).toEqual([{ jobId: '7-1', mediaId: 'm1', rotation: 270 }]));
  // Its thumbnail is already turned; the gallery waits for the turned picture.
  await waitFor(async () =>
    expect((await thumbnail(1, 1)).querySelector('img')?.getAttribute('src')).toBe('/files/270.jpg'),
  );
  expect(turnedTo()).toEqual(['/files/m1.jpg', 'rotate(180deg)']);
  const before = screen.getByRole('img', { hidden: true });
  await arrives('/files/270.jpg');
  // A new element, which does not animate.
  expect(before.isConnected).toBe(false);
  expect(turnedTo()).toEqual(['/files/270.jpg', 'rotate(0deg)']);
  expect(opened.queryByText('Changes saved successfully')).toBeNull();
});

test('a turn that cannot be saved is reverted, with a notice', async () => {
  const { gateway } = turningGateway();
  gateway.answer({
    updateReportMedia: () => {
      throw gatewayError('Try again later', { code: 'internal', status: 500 });
    },
  });
  await renderConsole(gateway, '/jobs/7-1?media=m1');
  const opened = within(await gallery());
  await userEvent.click(opened.getByRole('button', { name: 'Rotate' }));
  expect(turnedTo()).toEqual(['/files/m1.jpg', 'rotate(90deg)']);
  expect(await opened.findByText('Try again later')).toBeTruthy();
  expect(turnedTo()).toEqual(['/files/m1.jpg', 'rotate(0deg)']);
});

test('a picture without an original is turned only in the view', async () => {
  const { gateway, asked } = photosGateway();
  await renderConsole(gateway, '/jobs/7-1?media=m1');
  const opened = within(await gallery());
  await userEvent.click(opened.getByRole('button', { name: 'Rotate' }));
  expect(turnedTo()).toEqual(['/files/m1.jpg', 'rotate(90deg)']);
  await userEvent.click(opened.getByRole('button', { name: 'Close' }));
  await isClosed();
  expect(asked('UpdateReportMedia')).toEqual([]);
});

test('closing the gallery saves the turn immediately', async () => {
  const { gateway, sent } = turningGateway();
  await renderConsole(gateway, '/jobs/7-1?media=m1');
  const opened = within(await gallery());
  await userEvent.click(opened.getByRole('button', { name: 'Rotate' }));
  await userEvent.click(opened.getByRole('button', { name: 'Close' }));
  await isClosed();
  expect(sent()).toEqual([{ jobId: '7-1', mediaId: 'm1', rotation: 180 }]);
});

test('the original can be downloaded if there is one', async () => {
  const { gateway } = turningGateway();
  await renderConsole(gateway, '/jobs/7-1?media=m1');
  const original = within(await gallery()).getByRole('link', { name: 'Download the original' });
  expect([original.getAttribute('href'), original.hasAttribute('download')]).toEqual([
    '/files/original.heic',
    true,
  ]);
});

const damaged = media('m1', {
  status: 'FAILED',
  failureReason: 'The file is damaged',
  originalUrl: '/files/as-sent.jpg',
});

test('a file that cannot be shown gives the reason, and can be downloaded and deleted', async () => {
  const { gateway, asked } = photosGateway({}, [damaged, media('m2')]);
  await renderConsole(gateway, '/jobs/7-1');
  expect(await screen.findByText('The file is damaged')).toBeTruthy();
  const sent = screen.getByRole('link', { name: /^Download the original: Photo 1 of 2/ });
  expect([sent.getAttribute('href'), sent.hasAttribute('download')]).toEqual(['/files/as-sent.jpg', true]);
  await userEvent.click(screen.getByRole('button', { name: /^Delete file: Photo 1 of 2/ }));
  const question = within(await openedDialog('Delete this file?'));
  await userEvent.click(await question.findByRole('button', { name: 'Delete file' }));
  expect(await screen.findByText('Deleted from the report')).toBeTruthy();
  expect(asked('DeleteReportMedia')).toEqual([{ jobId: '7-1', mediaId: 'm1' }]);
  expect(screen.queryByText('The file is damaged')).toBeNull();
  expect(await thumbnail(1, 1)).toBeTruthy();
});

test('a user who may not edit the answers sees only the reason', async () => {
  const { gateway } = tasksGateway([front], {
    answers: [answer('4', { media: [damaged] })],
    held: ['JOBS_VIEW'],
  });
  await renderConsole(gateway, '/jobs/7-1?modal=delete-file:m1');
  expect(await screen.findByText('The file is damaged')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Delete file/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a photo that another user has deleted disappears, with a notice', async () => {
  const gone = () => {
    throw gatewayError('Not found', { code: 'not_found', status: 404 });
  };
  const { gateway } = photosGateway({ more: { updateReportMedia: gone, deleteReportMedia: gone } });
  await renderConsole(gateway, '/jobs/7-1?media=m1');
  const opened = within(await gallery());
  await userEvent.type(await caption(), '!{Enter}');
  const said = 'Somebody else has deleted it from the report in the meantime.';
  expect(await opened.findByText(said)).toBeTruthy();
  expect(await opened.findByText('1 of 2')).toBeTruthy();
  await userEvent.click(opened.getByRole('button', { name: 'Delete photo' }));
  const question = within(await opened.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete photo' }));
  expect(await opened.findByText('1 of 1')).toBeTruthy();
});

test('the neighbour replaces a photo that disappears while it is shown', async () => {
  const { gateway } = photosGateway();
  const { session } = await renderConsole(gateway, '/jobs/7-1?media=m2');
  const opened = within(await gallery());
  (await caption()).focus();
  const { cache } = session.client;
  act(() => void cache.evict({ id: 'Media:m2' }));
  expect(await opened.findByText('2 of 2')).toBeTruthy();
  // The focused field was removed with it.
  await userEvent.keyboard('{ArrowLeft}');
  expect(await opened.findByText('1 of 2')).toBeTruthy();
});

test.each([
  ['a user without the permission', { held: ['JOBS_VIEW'] as const }],
  [
    'the reviewer of another job',
    { held: ['JOBS_VIEW', 'JOBS_REVIEW'] as const, change: { reviewer: null } },
  ],
])('%s can look but not change', async (_who, options) => {
  const { gateway, sent } = turningGateway(options);
  await renderConsole(gateway, '/jobs/7-1?media=m1');
  const opened = within(await gallery());
  expect(opened.queryByRole('textbox')).toBeNull();
  const names = opened.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Rotate', 'Close']);
  await userEvent.click(opened.getByRole('button', { name: 'Rotate' }));
  expect(turnedTo()).toEqual(['/files/m1.jpg', 'rotate(90deg)']);
  await userEvent.click(opened.getByRole('button', { name: 'Close' }));
  await isClosed();
  expect(sent()).toEqual([]);
});

test('Escape closes the photo of an item, and not the matrix around it', async () => {
  const items = {
    items: [
      { reference: 'SKU 1', label: 'Bars', subtext: null, tasks: [answer('8', { media: [media('m8')] })] },
    ],
    pageInfo: { page: 1, perPage: 10, lastPage: 1, total: 1, from: 1, to: 1 },
  };
  const { gateway } = tasksGateway([shelf], {
    answers: [answer('6', { itemCount: 1 })],
    change: { matrixItems: () => items },
  });
  const { router } = await renderConsole(gateway, '/jobs/7-1?modal=matrix:6');
  await userEvent.click(await screen.findByRole('button', { name: /^Open Photo/ }));
  const opened = await gallery();
  expect(router.state.location.search).toBe('?modal=matrix:6&media=m8');
  expect(within(opened).getByText('Bars: Label')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  act(() => pressEscape(opened));
  await isClosed();
  expect(router.state.location.search).toBe('?modal=matrix:6');
  expect(await screen.findByRole('heading', { level: 3, name: 'Bars' })).toBeTruthy();
});

test('capture times are shown in the zone of the place, and an unknown one as unknown', async () => {
  const photos = [media('m1', { takenAt: '2026-11-02T09:12:00Z' }), media('m2', { takenAt: null })];
  const location = { id: 'p1', timeZone: 'Asia/Tokyo' };
  const { gateway } = photosGateway({ change: { location } }, photos);
  await renderConsole(gateway, '/jobs/7-1?media=m1');
  await thumbnail(1, 2);
  const opened = within(await gallery());
  expect(await opened.findByText('02 Nov 26 18:12 GMT+9')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  expect(await opened.findByText('Capture time unknown')).toBeTruthy();
});
