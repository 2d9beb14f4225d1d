const underWay = new WeakMap<object, Set<Promise<unknown>>>();

/** Registers an upload of this form (its `control`): the form is not saved before it has finished. */
export function holdForm(form: object, sending: Promise<unknown>): void {
  const files = underWay.get(form) ?? new Set();
  underWay.set(form, files.add(sending));
  const settled = () => void files.delete(sending);
  sending.then(settled, settled);
}

/** Settles when all uploads of this form have finished or failed; undefined without any. */
export function uploadsOf(form: object): Promise<void> | undefined {
  const files = underWay.get(form);
  if (files === undefined || files.size === 0) return undefined;
  // Another file may have been chosen meanwhile.
  return Promise.allSettled(files).then(() => uploadsOf(form));
}
