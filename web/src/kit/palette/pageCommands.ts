import { useEffect, useRef } from 'react';

/** An action of the open page. */
export interface PageCommand {
  readonly title: string;
  readonly run: () => void;
}

const commands = new Set<PageCommand>();

/** The actions of the open page, in layout order. */
export const pageCommands = (): readonly PageCommand[] => [...commands];

/** The command of one of several parts of a page with the same action. */
export const commandOf = (title: string, part: string | undefined): string =>
  part === undefined ? title : `${part}: ${title}`;

/** Adds an action of the page to the command palette while mounted; null for none. */
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
