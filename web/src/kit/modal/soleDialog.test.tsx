import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PageRouter } from '../page/PageRouter.tsx';
import { AddressModal } from './AddressModal.tsx';
import { defineModal } from './defineModal.ts';

const modal = defineModal('sole');

class Failure extends Component<{ readonly children: ReactNode }, { readonly text: string | null }> {
  override state = { text: null };
  static getDerivedStateFromError = (failure: unknown) => ({ text: String(failure) });
  override render = () => this.state.text ?? this.props.children;
}

const show = (page: ReactNode) => {
  const element = <MantineProvider>{page}</MantineProvider>;
  render(
    <PageRouter
      router={createMemoryRouter([{ path: '/', element }], { initialEntries: ['/?modal=sole'] })}
    />,
  );
};

const dialog = (title: string) => (
  <AddressModal name={modal} title={title}>
    {() => <input aria-label={title} />}
  </AddressModal>
);

test('in development a page with the same dialog twice fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(
    <Failure>
      {dialog('First')}
      {dialog('Second')}
    </Failure>,
  );
  expect(await screen.findByText(/The dialog "sole" is twice on this page/)).toBeTruthy();
});

test('in a build the second one never opens', async () => {
  vi.stubEnv('DEV', false);
  show(
    <>
      {dialog('First')}
      {dialog('Second')}
    </>,
  );
  expect(await screen.findByRole('textbox', { name: 'First' })).toBeTruthy();
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
});
