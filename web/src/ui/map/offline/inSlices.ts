/** Batch size: as many as can be drawn within a frame with time to spare. */
const sliceSize = 40;

/**
 * Processes the first batch of items immediately and the others in the next frames, so that the page does not block.
 * Returns a function that cancels the rest.
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
