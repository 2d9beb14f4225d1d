/** The address parameters that select the initial values, and separate the drafts. */
const slotParameters = ['order', 'copy'] as const;

export type Slot =
  | { readonly kind: 'new'; readonly name: undefined }
  | { readonly kind: (typeof slotParameters)[number]; readonly name: string; readonly id: string };

export type SlotOfOrder = Extract<Slot, { readonly id: string }>;

/** A separate draft for each order that is resumed or copied. */
export function slotOf(parameters: URLSearchParams): Slot {
  for (const kind of slotParameters) {
    const id = parameters.get(kind);
    if (id !== null && /^\d+$/.test(id)) return { kind, id, name: `${kind}:${id}` };
  }
  return { kind: 'new', name: undefined };
}

/** The query string that leads to a slot. */
export function searchOfSlot(name: string | undefined): Readonly<Record<string, string>> {
  const [kind, id] = name?.split(':') ?? [];
  return kind === undefined || id === undefined ? {} : { [kind]: id };
}
