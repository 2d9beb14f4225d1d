import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { object } from 'yup';
import { createClient } from '../../../graphql/client.ts';
import { FormBody } from '../../../kit/form/FormBody.tsx';
import { useConsoleForm } from '../../../kit/form/useConsoleForm.ts';
import { PageRouter } from '../../../kit/page/PageRouter.tsx';
import { gatewayError, MockGateway } from '../../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, fill, press } from '../../../testing/person.ts';
import { forgetMapSettings } from '../../../ui/map/mapSettings.ts';
import { SingleLocationFields } from './SingleLocationFields.tsx';
import { emptyLocation, singleLocationSchema } from './singleLocation.ts';
import type { SingleLocationValues } from './singleLocation.ts';

const schema = object({ location: singleLocationSchema });
const street = {
  label: '10 Downing Street, London, SW1A 2AA',
  address1: '10 Downing Street',
  city: 'London',
  zip: 'SW1A 2AA',
  state: null,
  countryCode: 'GB',
  latitude: 51.5034,
  longitude: -0.1276,
};
const away = {
  ...street,
  label: 'Quay 1, Cork',
  address1: 'Quay 1',
  city: 'Cork',
  zip: null,
  countryCode: 'IE',
};

function Form({ onSubmit }: { onSubmit: (values: { location: SingleLocationValues }) => Promise<void> }) {
  const form = useConsoleForm({ schema, defaultValues: { location: emptyLocation }, onSubmit });
  return (
    <FormBody form={form} act="Save">
      <SingleLocationFields form={form} name="location" country="GB" />
    </FormBody>
  );
}

beforeEach(() => {
  forgetMapSettings();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ googleMapsApiKey: null }));
  return () => vi.restoreAllMocks();
});

function show(findPlaces: (variables: { keywords: string }) => unknown = () => [street, away]) {
  const gateway = new MockGateway({ findPlaces });
  const client = createClient({
    uri: 'http://gateway.test/graphql',
    fetch: gateway.fetch,
    onUnauthenticated: () => undefined,
    onErrorLines: () => undefined,
  });
  const onSubmit = vi.fn<(values: { location: SingleLocationValues }) => Promise<void>>().mockResolvedValue();
  const element = (
    <ApolloProvider client={client}>
      <Form onSubmit={onSubmit} />
    </ApolloProvider>
  );
  render(
    <MantineProvider env="test">
      <PageRouter router={createMemoryRouter([{ path: '/', element }])} />
    </MantineProvider>,
  );
  const sent = () => onSubmit.mock.calls[0]?.[0].location;
  return { gateway, sent };
}

const valueOf = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;

async function chooseAddress(words: string, option: RegExp) {
  await userEvent.type(screen.getByRole('combobox', { name: 'Find an address' }), words);
  await userEvent.click(await screen.findByRole('option', { name: option }, { timeout: 5000 }));
}

test('a found address fills the fields and sets a pin on the map, which the arrow keys move', async () => {
  const { gateway, sent } = show();
  await chooseAddress('downing', /Downing/);
  expect(gateway.requestsOf('PlaceOptions')[0]?.variables).toEqual({ keywords: 'downing', perPage: 10 });
  expect(valueOf('Address line 1')).toBe('10 Downing Street');
  expect(valueOf('Latitude (optional)')).toBe('51.5034');
  const pin = await screen.findByRole('button', { name: '10 Downing Street' });
  fireEvent.keyDown(pin, { key: 'ArrowUp' });
  await waitFor(() => expect(Number(valueOf('Latitude (optional)'))).toBeGreaterThan(51.5034));
  expect(Number(valueOf('Longitude (optional)'))).toBeCloseTo(-0.1276, 3);
  const north = Number(valueOf('Latitude (optional)'));
  fireEvent.keyDown(pin, { key: 'ArrowRight' });
  await waitFor(() => expect(Number(valueOf('Longitude (optional)'))).toBeGreaterThan(-0.1276));
  await fill('Phone', '020 7946 0000');
  await press('Save');
  await waitFor(() =>
    expect(sent()).toMatchObject({
      name: '10 Downing Street',
      city: 'London',
      countryCode: null,
      latitude: north,
    }),
  );
});

test('without a search for addresses on the server, an address is typed and a pin is put', async () => {
  show(() => gatewayError('This server does not search for addresses', { code: 'NOT_OFFERED', status: 501 }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Find an address' }), 'downing');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find an address' })).toBeNull(), {
    timeout: 5000,
  });
  expect(screen.queryByRole('button', { name: 'Find it on the map' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Put a pin on the map' })).toBeTruthy();
  await fill('Address line 1', '10 Downing Street');
  expect(valueOf('Address line 1')).toBe('10 Downing Street');
});

test('an address in another country is marked before and after its selection', async () => {
  show();
  await userEvent.type(screen.getByRole('combobox', { name: 'Find an address' }), 'quay');
  expect(await screen.findByText('Outside United Kingdom', {}, { timeout: 5000 })).toBeTruthy();
  await userEvent.click(screen.getByRole('option', { name: /Cork/ }));
  expect(screen.getByText('This address is in Ireland, which is not the country of the order.')).toBeTruthy();
});

test('an address entered by hand is geocoded; without a result, coordinates or a pin are offered', async () => {
  const { gateway } = show(({ keywords }) => (keywords.includes('Downing') ? [street] : []));
  await fill('Address line 1', 'Nowhere 1');
  await press('Find it on the map');
  expect(await screen.findByText(/was not found/)).toBeTruthy();
  await fill('Address line 1', '10 Downing Street');
  await fill('City', 'London');
  afterTheDoubleClickGuard();
  await press('Find it on the map');
  await waitFor(() => expect(valueOf('Latitude (optional)')).toBe('51.5034'));
  expect(gateway.requestsOf('PlaceOptions').at(-1)?.variables['keywords']).toBe('10 Downing Street, London');
  expect(await screen.findByRole('region', { name: 'Place of the location' })).toBeTruthy();
});

test('a search without an answer says so, and a pin can still be set', async () => {
  show(() => {
    throw new Error('down');
  });
  await fill('City', 'London');
  await press('Find it on the map');
  expect(await screen.findByText(/The address search did not answer/)).toBeTruthy();
  await press('Put a pin on the map');
  await waitFor(() => expect(valueOf('Latitude (optional)')).toBe('51.528558'));
});

test('a missing value is reported at its field', async () => {
  const { sent } = show();
  await press('Save');
  expect(await screen.findAllByText('That field is required')).toHaveLength(4);
  expect(sent()).toBeUndefined();
});
