import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { installNativeDialog, pressEscape } from '../../testing/nativeDialog.ts';
import { Gallery } from './Gallery.tsx';
import type { GalleryItem } from './item.ts';

beforeAll(installNativeDialog);

const photo = (id: string, more: Partial<GalleryItem> = {}): GalleryItem => ({
  id,
  type: 'PHOTO',
  thumbUrl: `/thumb/${id}.jpg`,
  mediaUrl: `/full/${id}.jpg`,
  caption: `Shelf ${id}`,
  takenAt: '2026-11-02T09:30:00Z',
  ...more,
});
const video: GalleryItem = { ...photo('v'), type: 'VIDEO', mediaUrl: '/full/v.mp4', caption: null };

const captionForm = () => <input aria-label="Caption" />;

interface OpenGalleryProps {
  items: readonly GalleryItem[];
  first?: string;
  onClose?: () => void;
  withCaptionForm?: boolean;
  above?: ReactNode;
}

function OpenGallery({
  items,
  first = 'a',
  onClose = vi.fn<() => void>(),
  withCaptionForm,
  above,
}: OpenGalleryProps) {
  const [current, setCurrent] = useState(first);
  return (
    <Gallery
      items={items}
      current={current}
      onMove={setCurrent}
      onClose={onClose}
      above={above}
      formatTime={(takenAt) => (takenAt === null ? null : `taken ${takenAt}`)}
      {...(withCaptionForm ? { renderCaption: captionForm } : {})}
    />
  );
}

const three = [photo('a'), photo('b'), photo('c')];
const counter = () => screen.getByRole('status').textContent;
const picture = () => screen.getByRole('img');

const swipe = (by: number) => {
  const frame = picture().parentElement ?? document.body;
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 300, 400);
  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 200, clientY: 50, button: 0 });
  fireEvent.pointerMove(frame, { pointerId: 1, clientX: 200 + by, clientY: 50 });
  fireEvent.pointerUp(frame, { pointerId: 1, clientX: 200 + by, clientY: 50 });
};

const tap = (frame: Element, timeStamp: number) => {
  for (const type of ['pointerdown', 'pointerup']) {
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      clientX: 50,
      clientY: 50,
      button: 0,
    });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(frame, event);
  }
};

describe('moving', () => {
  test('buttons move and stop at both ends', async () => {
    render(<OpenGallery items={three} />);
    expect(counter()).toBe('1 of 3');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(counter()).toBe('3 of 3');
    expect(screen.getByText('Shelf c')).toBeDefined();
    expect(screen.getByText('taken 2026-11-02T09:30:00Z')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(counter()).toBe('2 of 3');
  });

  test('arrow keys move, but not while typing', async () => {
    render(<OpenGallery items={three} withCaptionForm />);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(counter()).toBe('2 of 3');
    await userEvent.click(screen.getByRole('textbox', { name: 'Caption' }));
    await userEvent.keyboard('{ArrowLeft}{Home}+');
    expect(counter()).toBe('2 of 3');
    expect(picture().dataset['zoom']).toBe('1');
  });

  test('Home and End move to both ends; with a modifier the browser handles them', async () => {
    render(<OpenGallery items={three} />);
    await userEvent.keyboard('{End}');
    expect(counter()).toBe('3 of 3');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{Home}{/Control}');
    expect(counter()).toBe('3 of 3');
    await userEvent.keyboard('{Home}');
    expect(counter()).toBe('1 of 3');
  });

  test('a swipe of more than a third of the width moves', () => {
    render(<OpenGallery items={three} />);
    swipe(-90);
    expect(counter()).toBe('1 of 3');
    swipe(-120);
    expect(counter()).toBe('2 of 3');
    swipe(120);
    expect(counter()).toBe('1 of 3');
  });

  test('a neighbour is shown when the current item disappears, and the gallery closes when none is left', async () => {
    const onClose = vi.fn<() => void>();
    const { rerender } = render(<OpenGallery items={three} first="b" onClose={onClose} />);
    await act(async () => rerender(<OpenGallery items={[photo('a'), photo('c')]} onClose={onClose} />));
    expect(screen.getByText('Shelf c')).toBeDefined();
    await act(async () => rerender(<OpenGallery items={[photo('a')]} onClose={onClose} />));
    expect(counter()).toBe('1 of 1');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => rerender(<OpenGallery items={[]} onClose={onClose} />));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('closing', () => {
  test('Escape and the button close it', async () => {
    const onClose = vi.fn<() => void>();
    render(<OpenGallery items={three} onClose={onClose} />);
    act(() => pressEscape(screen.getByRole('dialog')));
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('Escape in a dialog above it closes that dialog only', () => {
    render(
      <OpenGallery
        items={three}
        above={
          <div role="menu">
            <button role="menuitem">Really?</button>
          </div>
        }
      />,
    );
    const pressed = (target: Element) => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      act(() => void target.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(pressed(screen.getByText('Really?'))).toBe(true);
    expect(pressed(screen.getByRole('button', { name: 'Close' }))).toBe(false);
  });

  test('it is a native modal dialog, which traps the focus', () => {
    render(<OpenGallery items={three} />);
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalled();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });
});

describe('pictures', () => {
  test('a double tap enlarges, and the wheel stops at a zoom of 4', () => {
    render(<OpenGallery items={three} />);
    const frame = picture().parentElement ?? document.body;
    expect(picture().dataset['zoom']).toBe('1');
    tap(frame, 1000);
    tap(frame, 1400);
    expect(picture().dataset['zoom']).toBe('1');
    tap(frame, 1600);
    expect(picture().dataset['zoom']).toBe('2');
    for (let turn = 0; turn < 30; turn += 1) fireEvent.wheel(frame, { deltaY: -300 });
    expect(picture().dataset['zoom']).toBe('4');
    for (let turn = 0; turn < 30; turn += 1) fireEvent.wheel(frame, { deltaY: 300 });
    expect(picture().dataset['zoom']).toBe('1');
  });

  test('keys zoom between 1 and 4, and reset the zoom', async () => {
    render(<OpenGallery items={three} />);
    await userEvent.keyboard('+');
    expect(picture().dataset['zoom']).toBe('1.5');
    await userEvent.keyboard('={Control>}+{/Control}');
    expect(picture().dataset['zoom']).toBe('2');
    await userEvent.keyboard('-');
    expect(picture().dataset['zoom']).toBe('1.5');
    await userEvent.keyboard('+++++++++');
    expect(picture().dataset['zoom']).toBe('4');
    await userEvent.keyboard('0');
    expect(picture().dataset['zoom']).toBe('1');
    await userEvent.keyboard('-');
    expect(picture().dataset['zoom']).toBe('1');
  });

  test('a pinch beyond the tolerance enlarges', () => {
    render(<OpenGallery items={three} />);
    const frame = picture().parentElement ?? document.body;
    fireEvent.pointerDown(frame, { pointerId: 1, clientX: 0, clientY: 0, button: 0 });
    fireEvent.pointerDown(frame, { pointerId: 2, clientX: 100, clientY: 0, button: 0 });
    fireEvent.pointerMove(frame, { pointerId: 2, clientX: 115, clientY: 0 });
    expect(picture().dataset['zoom']).toBe('1');
    fireEvent.pointerMove(frame, { pointerId: 2, clientX: 220, clientY: 0 });
    expect(Number(picture().dataset['zoom'])).toBeCloseTo(2);
    fireEvent.pointerUp(frame, { pointerId: 2, clientX: 220, clientY: 0 });
    fireEvent.pointerUp(frame, { pointerId: 1, clientX: 0, clientY: 0 });
    expect(counter()).toBe('1 of 3');
  });

  test('four turns show it upright again', async () => {
    render(<OpenGallery items={three} />);
    const rotate = screen.getByRole('button', { name: 'Rotate' });
    await userEvent.click(rotate);
    expect(picture().style.transform).toContain('rotate(90deg)');
    await userEvent.tripleClick(rotate);
    // The fourth turn continues in the same direction instead of turning all the way back.
    expect(picture().style.transform).toContain('rotate(360deg)');
    expect(picture().dataset['turned']).toBe('0');
  });

  test('without permission there are no controls that change it', () => {
    render(<OpenGallery items={three} />);
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Rotate', 'Close', 'Previous', 'Next']);
  });

  test('a broken picture is replaced by text', () => {
    render(<OpenGallery items={three} />);
    fireEvent.error(picture());
    expect(screen.getByRole('img', { name: 'Photo: Shelf a (this picture cannot be shown)' })).toBeDefined();
  });
});

const element = () => screen.getByLabelText<HTMLVideoElement>('Video 1');

describe('videos', () => {
  test('a video that failed before the gallery was drawn is not waited for', () => {
    // jsdom plays no videos, so it raises no errors either.
    Object.defineProperty(HTMLMediaElement.prototype, 'error', {
      configurable: true,
      get(this: HTMLMediaElement) {
        return this.src.includes('_720p') ? { code: 4 } : null;
      },
    });
    onTestFinished(() => void Reflect.deleteProperty(HTMLMediaElement.prototype, 'error'));
    render(<OpenGallery items={[video]} first="v" />);
    expect(element().getAttribute('src')).toBe('/full/v.mp4');
  });

  test('the smaller variant is tried first, then the original, then text is shown', () => {
    render(<OpenGallery items={[video]} first="v" />);
    expect(element().getAttribute('src')).toBe('/full/v_720p.mp4');
    fireEvent.error(element());
    expect(element().getAttribute('src')).toBe('/full/v.mp4');
    fireEvent.error(element());
    expect(screen.getByRole('img', { name: 'Video 1 (this video cannot be shown)' })).toBeDefined();
  });

  test('the progress is read every 200 ms during playback', () => {
    vi.useFakeTimers();
    render(<OpenGallery items={[video]} first="v" />);
    Object.defineProperty(element(), 'duration', { value: 20 });
    element().currentTime = 3;
    fireEvent.play(element());
    act(() => void vi.advanceTimersByTime(199));
    expect(screen.getByText('0:00 / 0:00')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('0:03 / 0:20')).toBeDefined();
    element().currentTime = 9;
    fireEvent.pause(element());
    expect(screen.getByText('0:09 / 0:20')).toBeDefined();
    element().currentTime = 12;
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByText('0:09 / 0:20')).toBeDefined();
  });
});
