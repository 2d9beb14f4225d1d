import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import type { TaskGroupInput } from '../../../graphql/generated/schema.ts';
import { closeToasts, shownToasts } from '../../../kit/toast/toast.ts';
import { gatewayError, MockGateway } from '../../../testing/mockGateway.ts';
import { fill, press } from '../../../testing/person.ts';
import { task } from '../templatesFixture.ts';
import { TypeformImport } from './TypeformImport.tsx';
import type { TypeformImportProps } from './TypeformImport.tsx';

beforeEach(closeToasts);

const imported = {
  sections: [
    {
      name: 'Store visit',
      reference: null,
      tasks: [task('n1', 'open', 'Open?'), task('n2', 'sign', 'Sign?')],
    },
  ],
  taskLogic: [],
};
const present: TaskGroupInput[] = [
  {
    name: 'Entrance',
    tasks: [{ reference: 'open', title: 'Is it open?', description: '', component: { type: 'BOOLEAN' } }],
  },
];
const merged = {
  sections: [
    { name: 'Entrance', reference: null, tasks: [task('t1', 'open', 'Is it open?')] },
    { ...imported.sections[0], tasks: [task('n1', 'open_2', 'Open?'), task('n2', 'sign', 'Sign?')] },
  ],
  taskLogic: [],
};

async function renderImport(sections: readonly TaskGroupInput[]) {
  const gateway = new MockGateway({ typeform: () => imported, mergeTypeform: () => merged });
  const onImported = vi.fn<TypeformImportProps['onImported']>();
  const client = createClient({
    uri: 'http://gateway.test/graphql',
    fetch: gateway.fetch,
    onErrorLines: () => expect.unreachable('A failure is told in the panel'),
    onAnswered: () => undefined,
    onUnauthenticated: () => undefined,
  });
  await act(async () =>
    render(
      <ApolloProvider client={client}>
        <MantineProvider env="test">
          <TypeformImport sections={sections} taskLogic={[]} onImported={onImported} />
        </MantineProvider>
      </ApolloProvider>,
    ),
  );
  return { gateway, onImported };
}

const toasts = () => shownToasts().flatMap(({ lines }) => lines);
const referencesGiven = (onImported: {
  mock: { lastCall?: Parameters<TypeformImportProps['onImported']> };
}) => onImported.mock.lastCall?.[0].sections.flatMap(({ tasks }) => tasks.map(({ reference }) => reference));

test('an id is required', async () => {
  const { gateway } = await renderImport([]);
  await press('Import');
  expect(await screen.findByText('That field is required')).toBeTruthy();
  expect(gateway.requests).toEqual([]);
});

test('without tasks, it is imported immediately', async () => {
  const { gateway, onImported } = await renderImport([]);
  await fill('Typeform id', 'demo-plain');
  await press('Import');
  await vi.waitFor(() => expect(referencesGiven(onImported)).toEqual(['open', 'sign']));
  expect(onImported.mock.lastCall?.[1]).toBe('Imported 1 section with 2 tasks');
  expect(toasts()).toEqual(['Tasks imported']);
  expect(gateway.requests.map(({ operationName }) => operationName)).toEqual(['Typeform']);
});

test('with tasks, both options are previewed before either is applied', async () => {
  const { gateway, onImported } = await renderImport(present);
  await fill('Typeform id', 'demo-plain');
  await press('Import');
  const merging = within(await screen.findByRole('region', { name: 'Merge' }));
  expect(merging.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Store visit 2',
    'open becomes open_2',
  ]);
  const overriding = within(screen.getByRole('region', { name: 'Override' }));
  expect(overriding.getByText('1 section with 1 task and all logic are replaced.')).toBeTruthy();
  expect(gateway.requestsOf('MergeTypeform')[0]?.variables).toEqual({
    input: { formId: 'demo-plain', sections: present, taskLogic: [] },
  });
  expect([onImported.mock.calls, toasts()]).toEqual([[], []]);
  await press('Merge');
  expect(referencesGiven(onImported)).toEqual(['open', 'open_2', 'sign']);
  expect(onImported.mock.lastCall?.[1]).toBe('Added 1 section with 2 tasks, 1 under another reference');
  expect(toasts()).toEqual(['Tasks imported']);
});

test('unfinished sections have the names of the outline', async () => {
  const complaints = vi.spyOn(console, 'error');
  await renderImport([
    { name: '', tasks: [] },
    { name: ' ', tasks: [] },
  ]);
  await fill('Typeform id', 'demo-plain');
  await press('Import');
  const overriding = within(await screen.findByRole('region', { name: 'Override' }));
  expect(overriding.getAllByText('Section without a name')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('overriding passes on only the typeform', async () => {
  const { onImported } = await renderImport(present);
  await fill('Typeform id', 'demo-plain');
  await press('Import');
  await press('Override');
  expect(referencesGiven(onImported)).toEqual(['open', 'sign']);
});

test.each([
  ['typeform.not_found', 404, 'There is no typeform with the id nope. Nothing was changed.'],
  ['typeform.unavailable', 502, 'Typeform cannot be reached. Please try again later.'],
])('a failure is shown in the panel: %s', async (code, status, words) => {
  const { gateway, onImported } = await renderImport(present);
  gateway.answer({
    typeform: () => gatewayError('Typeform cannot be reached. Please try again later', { code, status }),
  });
  await fill('Typeform id', 'nope');
  await press('Import');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Typeform id' }).value).toBe('nope');
  expect([onImported.mock.calls, toasts()]).toEqual([[], []]);
});
