/*
 * Browser translators replace text nodes by elements of their own. React keeps its own nodes: it would update text that
 * is no longer on the page, and fail when it removes it. This puts the original nodes back just before the page changes
 * one of them; the translator then treats them as new text.
 */

type Mutate = 'appendChild' | 'insertBefore' | 'removeChild';

/** Keeps translated text up to date. Returns a teardown function. */
export function keepTranslatedTexts(): () => void {
  /** The element that a translator put in place of text nodes, and the nodes that each replaces, in order. */
  const standIns = new WeakMap<Node, Element>();
  const replaced = new WeakMap<Element, Text[]>();
  const removedByPage = new WeakSet<Node>();

  function note({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    const added = [...addedNodes].find(isStandIn);
    for (const node of removedNodes) {
      const texts = isText(node) ? [node] : isStandIn(node) ? replaced.get(node) : undefined;
      if (!texts || node.parentNode || removedByPage.has(node)) continue;
      // In one step, or with the element inserted next to the text before that is removed.
      const standIn = added ?? [previousSibling, nextSibling].find(isStandIn);
      if (!standIn) continue;
      replaced.set(standIn, [...(replaced.get(standIn) ?? []), ...texts]);
      for (const text of texts) standIns.set(text, standIn);
    }
  }

  const observer = new MutationObserver((records) => records.forEach(note));
  observer.observe(document.body, { childList: true, subtree: true });

  function putBack(node: Node | null): void {
    if (!isText(node) || node.parentNode) return;
    observer.takeRecords().forEach(note);
    const standIn = standIns.get(node);
    if (!standIn?.parentNode) return;
    const texts = (replaced.get(standIn) ?? []).filter((text) => !text.parentNode);
    for (const text of texts) standIns.delete(text);
    replaced.delete(standIn);
    standIn.replaceWith(...texts);
  }

  const prototype = Node.prototype;
  const { appendChild, insertBefore, removeChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  if (!nodeValue?.set) throw new Error('A node has no value that can be set');
  const setNodeValue = nodeValue.set;

  const patches: Pick<Node, Mutate> = {
    appendChild(node) {
      putBack(node);
      return appendChild.call(this, node) as typeof node;
    },
    insertBefore(node, before) {
      putBack(node);
      putBack(before);
      return insertBefore.call(this, node, before) as typeof node;
    },
    removeChild(node) {
      putBack(node);
      if (isText(node)) removedByPage.add(node);
      return removeChild.call(this, node) as typeof node;
    },
  };
  Object.assign(prototype, patches);
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      putBack(this);
      setNodeValue.call(this, value);
    },
  });

  return () => {
    observer.disconnect();
    Object.assign(prototype, { appendChild, insertBefore, removeChild });
    Object.defineProperty(prototype, 'nodeValue', nodeValue);
  };
}

const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE;

/** Translators use an element that pages have not used for decades. */
const isStandIn = (node: Node | null): node is Element => node?.nodeName === 'FONT';
