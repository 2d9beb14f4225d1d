import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { PageRouter } from '../page/PageRouter.tsx';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { expect, it, vi } from 'vitest';
import { useConsoleForm } from '../form/useConsoleForm.ts';
import { holdForm } from './formUploads.ts';

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(PageRouter, { router: createMemoryRouter([{ path: '*', element: children }]) });

it.each(['arrived', 'failed'])('a form is saved once its file has %s, not before', async (outcome) => {
  const onSubmit = vi.fn<() => Promise<void>>(async () => undefined);
  const { result } = renderHook(
    () =>
      useConsoleForm({ schema: object({ name: string().defined() }), defaultValues: { name: '' }, onSubmit }),
    { wrapper },
  );
  const file = Promise.withResolvers<void>();
  holdForm(result.current.control, file.promise);
  await act(async () => result.current.submit());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(result.current.busy).toBe(true);
  await act(async () => {
    if (outcome === 'arrived') file.resolve();
    else file.reject(new Error('gone'));
  });
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});
