const underWay = new WeakMap<object, Set<Promise<unknown>>>();

/** Says that a file of this form (its `control`) is being sent: the form is not saved before it has arrived. */
export function holdForm(form: object, sending: Promise<unknown>): void {
  const files = underWay.get(form) ?? new Set();
  underWay.set(form, files.add(sending));
  const settled = () => void files.delete(sending);
  sending.then(settled, settled);
}

/**
 * Settles when no file of this form is being sent any more, whether they arrived or not; nothing where none is.
 */
export function uploadsOf(form: object): Promise<void> | undefined {
  const files = underWay.get(form);
  if (files === undefined || files.size === 0) return undefined;
  // Another file may have been chosen while these were on their way.
  return Promise.allSettled(files).then(() => uploadsOf(form));
}
