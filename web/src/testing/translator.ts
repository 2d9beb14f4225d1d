/**
 * Simulates a browser's translator without changing the words: each text becomes two elements, also when it is shown
 * later. It has no outside references, so that it can be sent into a browser. Returns the teardown.
 */
export function translatePage(): () => void {
  const leftAlone = 'script, style, textarea, font, svg, [translate=no]';
  const translate = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || parent.closest(leftAlone)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.nodeValue;
      outer.append(inner);
      parent.replaceChild(outer, text);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        const root = node instanceof Element ? node : node.parentElement;
        if (root && root.nodeName !== 'FONT') translate(root);
      }
  });
  const start = () => {
    translate(document.body);
    observer.observe(document.body, { childList: true, subtree: true });
  };
  if (document.body) start();
  else document.addEventListener('DOMContentLoaded', start);
  return () => observer.disconnect();
}
