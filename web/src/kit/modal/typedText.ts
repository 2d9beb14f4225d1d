/** What is typed for a dialog before it is there. */
export class TypedText {
  #text = '';

  /** Whether it took the key: not one that is no text, and not what presses the button that has the focus. */
  takes(key: string): boolean {
    if (this.#text === '' && (key === ' ' || key === 'Enter')) return false;
    if (key === 'Backspace') this.#text = this.#text.slice(0, -1);
    else if (key.length === 1) this.#text += key;
    else return key === 'Enter';
    return true;
  }

  /** The text, which is empty from now on. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}
