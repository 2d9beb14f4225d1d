import { folded } from '@shepherd/domain/folded.ts';

/** One line of the palette: navigates, or runs an action of the open page. */
export interface Command {
  readonly title: string;
  readonly description?: string | undefined;
  readonly to?: string;
  readonly run?: () => void;
}

export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

/** Commands whose title contains every typed word, those that start with the text first. */
export function matchingCommands(commands: readonly Command[], text: string): Command[] {
  const typed = folded(text.trim());
  const words = typed.split(/\s+/);
  const starts = ({ title }: Command) => (folded(title).startsWith(typed) ? 0 : 1);
  return commands
    .filter(({ title }) => words.every((word) => folded(title).includes(word)))
    .toSorted((a, b) => starts(a) - starts(b));
}

/** The groups with their matches; groups without a match are left out. */
export const matchingGroups = (groups: readonly CommandGroup[], text: string): CommandGroup[] =>
  groups
    .map(({ label, commands }) => ({ label, commands: matchingCommands(commands, text) }))
    .filter(({ commands }) => commands.length > 0);

/** Records as groups of commands; an exact id match comes first. Empty groups are left out. */
export function exactFirst(
  groups: readonly {
    readonly label: string;
    readonly commands: readonly (Command & { readonly id: string })[];
  }[],
  typed: string,
): CommandGroup[] {
  const exact = ({ id }: { readonly id: string }) => (folded(id) === folded(typed) ? 0 : 1);
  const first = ({ commands }: { readonly commands: readonly { readonly id: string }[] }) =>
    Math.min(...commands.map(exact));
  return groups
    .filter(({ commands }) => commands.length > 0)
    .map(({ label, commands }) => ({ label, commands: commands.toSorted((a, b) => exact(a) - exact(b)) }))
    .toSorted((a, b) => first(a) - first(b));
}
