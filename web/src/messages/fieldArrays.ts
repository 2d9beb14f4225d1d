/** The button labels of a list in a form, and the announcements of its changes. */
export const fieldArrayMessages = {
  add: (thing: string) => `Add ${thing}`,
  drag: (item: string) => `Drag ${item}`,
  up: (item: string) => `Move ${item} up`,
  down: (item: string) => `Move ${item} down`,
  copy: (item: string) => `Copy ${item}`,
  remove: (item: string) => `Remove ${item}`,

  added: (thing: string, position: number, total: number) =>
    `${capitalized(thing)} added at position ${position} of ${total}`,
  copied: (item: string, position: number, total: number) =>
    `${capitalized(item)} copied to position ${position} of ${total}`,
  removed: (item: string, total: number) => `${capitalized(item)} removed, ${total} left`,
  moved: (item: string, position: number, total: number) =>
    `${capitalized(item)} moved to position ${position} of ${total}`,

  pages: (list: string) => `Pages of ${list.toLowerCase()}`,
  pageBefore: 'Those before',
  pageAfter: 'Those after',
  range: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,

  dragInstructions:
    'Press Space to lift, the arrow keys to move, Space again to drop, Escape to cancel. Alt with an arrow key moves at once.',
  lifted: (item: string) => `${capitalized(item)} lifted`,
  over: (item: string, position: number, total: number) =>
    `${capitalized(item)} is over position ${position} of ${total}`,
  dragCancelled: (item: string) => `${capitalized(item)} is back in its place`,
} as const;

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
