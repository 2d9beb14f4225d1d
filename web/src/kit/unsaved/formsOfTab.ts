/** A form with something typed. `modal` is the modal that it stands in, or null on the page itself. */
export interface DirtyForm {
  readonly isDirty: () => boolean;
  /** What is typed was sent and is not answered yet: leaving does not take it back, so nothing is asked. */
  readonly isSent: () => boolean;
  readonly modal: string | null;
  /** Keeps what is typed, for the same form of the same person. */
  readonly keep: () => void;
}

/** The forms of the whole tab, for who ends the session: the first page knows them, and not how a form is one. */
export const formsOfTab = new Set<DirtyForm>();

/** Keeps what is typed anywhere in this tab, before the pages go because the session is over. */
export const keepWhatIsTyped = (): void =>
  formsOfTab.forEach(({ isDirty, keep }) => {
    if (isDirty()) keep();
  });
