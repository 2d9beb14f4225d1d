/** As many as are drawn in one go, which leaves a frame time for everything else. */
const sliceSize = 40;

/**
 * Does something for each item, the first of them at once and the others with the next frames, so that nobody waits for
 * all of them. Answers how to leave the rest undone.
 */
export function inSlices<Item>(items: readonly Item[], act: (item: Item) => void): () => void {
  let frame = 0;
  let next = 0;
  const slice = () => {
    const until = next + sliceSize;
    for (; next < Math.min(until, items.length); next += 1) {
      const item = items[next];
      if (item !== undefined) act(item);
    }
    if (next < items.length) frame = requestAnimationFrame(slice);
  };
  slice();
  return () => cancelAnimationFrame(frame);
}
