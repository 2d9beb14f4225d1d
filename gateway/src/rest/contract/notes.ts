/**
 * - `converted`: in another form than the contract's, and read;
 * - `unknown_word`: a word that an enum does not have;
 * - `unreadable`: a value of another kind, or null where the contract excludes it;
 * - `missing`: a required property that is not there;
 * - `dropped`: an unknown word in a list of words, which is left out.
 */
export type DeviationKind = 'converted' | 'unknown_word' | 'unreadable' | 'missing' | 'dropped';

/** A property of an answer in the contract. */
export type Place = Readonly<{
  /** Path without positions: `data.customer.status`; empty for the answer itself. */
  property: string;
  /** What the contract has there, in words: `a whole number`. */
  expected: string;
}>;

/** How the values of one property differ from the contract in one answer. */
export type Deviation = Place &
  Readonly<{
    kind: DeviationKind;
    /** The number of such values. */
    count: number;
    /** The first of them. It may be personal data, so it belongs in no log. */
    found: unknown;
  }>;

/** Collects the deviations of one answer by property: an answer of thousands of rows may repeat each of them. */
export class Notes {
  readonly #byPlace = new Map<Place, Map<DeviationKind, { count: number; found: unknown }>>();

  add(kind: DeviationKind, place: Place, found: unknown): void {
    let kinds = this.#byPlace.get(place);
    if (!kinds) this.#byPlace.set(place, (kinds = new Map()));
    const known = kinds.get(kind);
    if (known) known.count += 1;
    else kinds.set(kind, { count: 1, found });
  }

  get all(): readonly Deviation[] {
    return [...this.#byPlace].flatMap(([place, kinds]) =>
      [...kinds].map(([kind, noted]) => ({ ...place, kind, ...noted })),
    );
  }
}
