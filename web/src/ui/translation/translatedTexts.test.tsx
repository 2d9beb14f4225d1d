import { render } from '@testing-library/react';
import { Suspense, act, use } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { translatePage } from '../../testing/translator.ts';
import { keepTranslatedTexts } from './translatedTexts.ts';

let end: () => void;
let stopTranslating: () => void;

beforeEach(() => {
  end = keepTranslatedTexts();
  stopTranslating = translatePage();
});
afterEach(() => {
  stopTranslating();
  end();
});

/** Renders one page after the other, translating each before the next; returns the text of each. */
async function readOn(...steps: readonly ReactNode[]): Promise<string[]> {
  const { container, rerender, unmount } = render(<div />);
  const read: string[] = [];
  for (const step of steps) {
    rerender(<div>{step}</div>);
    await translated(container);
    read.push(container.textContent);
  }
  unmount();
  return read;
}

async function translated(container: HTMLElement): Promise<void> {
  await expect
    .poll(() => {
      const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      return texts
        .filter(({ nodeValue }) => nodeValue?.trim())
        .every((text) => text.parentElement?.closest('font'));
    })
    .toBe(true);
}

const Words = ({ children }: { readonly children: string | null }) => children;

it('shows a changing count beside its words', async () => {
  const selected = (count: number) => (
    <>
      {count} {count === 1 ? 'job' : 'jobs'} selected
    </>
  );
  expect(await readOn(selected(1), selected(2), selected(12))).toEqual([
    '1 job selected',
    '2 jobs selected',
    '12 jobs selected',
  ]);
});

it('inserts and removes texts beside others', async () => {
  const line = (shown: boolean) => (
    <>
      {shown && 'Before '}text{shown && ' after'}
      <Words>{shown ? '!' : null}</Words>
      <b>{shown ? 'bold' : ''}</b>
    </>
  );
  expect(await readOn(line(true), line(false), line(true), line(false))).toEqual([
    'Before text after!bold',
    'text',
    'Before text after!bold',
    'text',
  ]);
});

it('inserts elements before and between texts, and moves texts', async () => {
  const both = (order: readonly string[], marked: boolean) => [
    ...order.map((name) => <Words key={name}>{name}</Words>),
    marked && <i key="mark">mark</i>,
    <Words key="end">end</Words>,
  ];
  expect(await readOn(both(['a', 'b', 'c'], false), both(['c', 'a', 'b'], true), both(['b'], false))).toEqual(
    ['abcend', 'cabmarkend', 'bend'],
  );
});

it('hides a text while a part is suspended, and shows it again', async () => {
  const answer = Promise.withResolvers<string>();
  const Waiting = ({ waits }: { readonly waits: boolean }) => (waits ? use(answer.promise) : 'first');
  const page = (waits: boolean) => (
    <Suspense fallback="wait">
      text <Waiting waits={waits} />
    </Suspense>
  );
  const { container, rerender } = render(page(false));
  await translated(container);
  await act(async () => rerender(page(true)));
  expect(container.textContent).toBe('wait');
  await act(async () => answer.resolve('second'));
  expect(container.textContent).toBe('text second');
});

it('keeps texts that a translator merges, also one that inserts before it removes', () => {
  stopTranslating();
  const page = (count: number) => (
    <p>
      {count} jobs <b>selected</b>
    </p>
  );
  const { container, rerender } = render(page(1));
  const [count, words] = container.querySelector('p')?.childNodes ?? [];
  if (!count || !words) throw new Error('The texts are missing');
  const font = document.createElement('font');
  font.textContent = '1 jobs ';
  count.before(font);
  count.remove();
  words.remove();
  expect(container.textContent).toBe('1 jobs selected');
  rerender(page(2));
  expect(container.textContent).toBe('2 jobs selected');
});

it('changes nothing after the teardown', () => {
  const { removeChild } = Node.prototype;
  end();
  expect(Node.prototype.removeChild).not.toBe(removeChild);
});
