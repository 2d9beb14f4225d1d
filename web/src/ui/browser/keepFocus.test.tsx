import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { installNativeDialog } from '../../testing/nativeDialog.ts';
import { Gallery } from '../gallery/Gallery.tsx';
import type { GalleryItem } from '../gallery/item.ts';
import { keepFocus } from './keepFocus.ts';

beforeEach(() => {
  installNativeDialog();
  onTestFinished(keepFocus());
});

const photo = (id: string): GalleryItem => ({
  id,
  type: 'PHOTO',
  thumbUrl: `/thumb/${id}.jpg`,
  mediaUrl: `/full/${id}.jpg`,
  caption: null,
  takenAt: null,
});
const photos = ['a', 'b', 'c'].map(photo);

function OpenGallery() {
  const [current, setCurrent] = useState('a');
  return (
    <Gallery
      items={photos}
      current={current}
      onMove={setCurrent}
      onClose={() => undefined}
      formatTime={() => null}
    />
  );
}

test('the arrow keys of a gallery work after Next was pressed up to the last photo', async () => {
  render(<OpenGallery />);
  const next = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  await userEvent.click(next);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('status').textContent).toBe('2 of 3');
  expect(document.activeElement).toBe(next);
});

const form = (busy: boolean) => (
  <form>
    <input aria-label="Name" />
    <button type="button" disabled={busy}>
      Save
    </button>
  </form>
);

test('a busy button gets the focus back, unless the user has moved it', async () => {
  const { rerender } = render(form(false));
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  rerender(form(true));
  await waitFor(() => expect(document.activeElement).toBe(save.closest('form')));
  rerender(form(false));
  await waitFor(() => expect(document.activeElement).toBe(save));
  rerender(form(true));
  await waitFor(() => expect(document.activeElement).toBe(save.closest('form')));
  const field = screen.getByRole('textbox', { name: 'Name' });
  act(() => field.focus());
  const focused = vi.spyOn(save, 'focus');
  rerender(form(false));
  await Promise.resolve();
  expect(document.activeElement).toBe(field);
  expect(focused).not.toHaveBeenCalled();
});
