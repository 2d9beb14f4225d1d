/** A form with unsaved input. `modal` is its modal, or null on the page itself. */
export interface DirtyForm {
  readonly isDirty: () => boolean;
  /** The input was sent and is not answered yet: leaving does not revert it, so no question is asked. */
  readonly isSent: () => boolean;
  readonly modal: string | null;
  /** Stores the input for the same form of the same user. */
  readonly keep: () => void;
}

/**
 * The forms of the whole tab, for the code that ends the session: it is loaded with the first page, without the forms'
 * code.
 */
export const formsOfTab = new Set<DirtyForm>();

/** Stores all input of this tab before the pages unmount because the session is over. */
export const keepWhatIsTyped = (): void =>
  formsOfTab.forEach(({ isDirty, keep }) => {
    if (isDirty()) keep();
  });
