import { useEffect, useRef } from 'react';

/** Something that can be done on the page that is open. */
export interface PageCommand {
  readonly title: string;
  readonly run: () => void;
}

const commands = new Set<PageCommand>();

/** What the open page offers, in the order in which it is laid out. */
export const pageCommands = (): readonly PageCommand[] => [...commands];

/** The command of one part of a page that has several which offer the same. */
export const commandOf = (title: string, part: string | undefined): string =>
  part === undefined ? title : `${part}: ${title}`;

/** Puts an action of the page into the command palette for as long as it is on screen; null for none. */
export function usePageCommand(title: string | null, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (title === null) return undefined;
    const command = { title, run: () => latest.current() };
    commands.add(command);
    return () => void commands.delete(command);
  }, [title]);
}
