/** The elements that show one value each. */
const values = 'main td, main dd, main h1, main output';
/** Rows of a list are drawn a moment after the answer. */
const settleMilliseconds = 1000;
const shownMilliseconds = 2400;

const textsOnScreen = (): ReadonlyMap<Element, string> =>
  new Map([...document.querySelectorAll(values)].map((element) => [element, element.textContent]));

/**
 * Marks the values that change on screen from now on until the screen has settled. Elements keep their identity while
 * their value changes, so new rows and other pages are not marked.
 */
export function markChangedValues(): void {
  let before = textsOnScreen();
  const observer = new MutationObserver(() => {
    const after = textsOnScreen();
    for (const [element, text] of after) {
      const old = before.get(element);
      if (old !== undefined && old !== text) mark(element);
    }
    before = after;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  setTimeout(() => observer.disconnect(), settleMilliseconds);
}

function mark(element: Element): void {
  element.setAttribute('data-live-changed', '');
  setTimeout(() => element.removeAttribute('data-live-changed'), shownMilliseconds);
}
