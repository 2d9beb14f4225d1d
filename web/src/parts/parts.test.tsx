import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { theme } from '../app/theme.ts';
import { everyPart } from './everyPart.ts';
import { StateBox } from './StateBox.tsx';

const states = everyPart.flatMap(({ name, states: ofPart }) =>
  Object.entries(ofPart).map(([state, State]) => ({ part: name, state, State })),
);

test('the parts of the kit are found by their files', () => {
  expect(everyPart.length).toBeGreaterThan(20);
  expect(new Set(everyPart.map(({ name }) => name)).size).toBe(everyPart.length);
});

test.each(states)('$part, $state: renders and passes axe', async ({ part, state, State }) => {
  // One state is a section that throws, which React logs.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // jsdom draws nothing, and says so.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const { container } = render(
    <MantineProvider theme={theme} env="test">
      <main>
        <h1>{part}</h1>
        <StateBox name={state} of={State} />
      </main>
    </MantineProvider>,
  );
  await act(async () => undefined);
  const figure = container.querySelector('figure');
  // Beside its caption.
  expect(figure?.childNodes.length).toBeGreaterThan(1);
  const { violations } = await axe.run(container, {
    // There is no layout and no colour here; landmarks belong to the page.
    rules: { 'color-contrast': { enabled: false }, 'heading-order': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
});
