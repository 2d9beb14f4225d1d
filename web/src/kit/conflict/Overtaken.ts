interface GoingOn {
  /** The label of the button: 'Replace', 'Cancel job anyway'. */
  readonly label: string;
  /** Called before the form or dialog sends again, now with the present state. */
  readonly accept: () => void;
}

/**
 * Thrown by what a form or dialog sends: other users have changed the records since this user saw them, and nothing was
 * done. The form stays as it is, and asks whether to go on.
 */
export class Overtaken extends Error {
  override name = 'Overtaken';
  readonly goingOn: GoingOn;

  /** @param words a sentence: who changed what, and when */
  constructor(words: string, goingOn: GoingOn) {
    super(words);
    this.goingOn = goingOn;
  }
}
