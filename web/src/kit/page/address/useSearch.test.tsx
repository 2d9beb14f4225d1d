import { act, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { PageRouter } from '../PageRouter.tsx';
import { expect, onTestFinished, test } from 'vitest';
import { defineModal } from '../../modal/defineModal.ts';
import { useModal } from '../../modal/useModal.ts';
import { useSearch } from './useSearch.ts';
import type { SearchPart } from './useSearch.ts';

const editModal = defineModal('edit');

/**
 * A page with two components that write into its address, and a modal; another page loads when the test releases it.
 */
async function opened(address: string) {
  const parts: { first?: SearchPart; second?: SearchPart; open?: () => void } = {};
  function Page() {
    parts.first = useSearch();
    parts.open = useModal(editModal).open;
    return <Other />;
  }
  function Other() {
    parts.second = useSearch();
    return null;
  }
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Page /> },
      {
        path: '/other',
        lazy: async () => {
          await arrived;
          return { element: null };
        },
      },
    ],
    { initialEntries: [address] },
  );
  onTestFinished(() => router.dispose());
  await act(async () => void render(<PageRouter router={router} />));
  const { first, second, open } = parts;
  if (!first || !second || !open) throw new Error('The page was not drawn');
  return { router, first, second, open, arrive };
}

const replaced = { replace: true };

test("each component sees the other's changes before they are rendered", async () => {
  const { router, first, second } = await opened('/list');
  await act(async () => {
    void first.write(`${first.read()}?a=1`, replaced);
    void second.write(`${second.read()}&b=1`, replaced);
  });
  expect(router.state.location.search).toBe('?a=1&b=1');
});

test('a modal opened at the same time stays open', async () => {
  const { router, first, open } = await opened('/list?a=1');
  await act(async () => {
    open();
    void first.write(`${first.read()}&b=1`, replaced);
  });
  expect(router.state.location.search).toBe('?a=1&modal=edit&b=1');
});

test('parameters written just before opening a modal stay', async () => {
  const { router, first, open } = await opened('/list');
  await act(async () => {
    void first.write('?a=1', replaced);
    open();
  });
  expect(router.state.location.search).toBe('?a=1&modal=edit');
});

test('a pending navigation to another page is not cancelled', async () => {
  const { router, first, arrive } = await opened('/list');
  await act(async () => {
    void router.navigate('/other');
    void first.write('?a=1', replaced);
  });
  await act(async () => arrive());
  expect(router.state.location).toMatchObject({ pathname: '/other', search: '' });
});
