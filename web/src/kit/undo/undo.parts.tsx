import { definePart } from '../../parts/definition.ts';
import { Undos } from './undos.ts';
import { UndoNotice } from './UndoNotice.tsx';

const longMilliseconds = 86_400_000;

/** A notice whose act can be undone for long. */
function noticeOf(send: () => Promise<never>, begun: boolean) {
  const undos = new Undos(longMilliseconds);
  undos.add({ id: 'part', send, onEnd: () => undefined });
  undos.hold('part', 'part');
  if (begun) void undos.undo('part');
  return <UndoNotice undos={undos} id="part" text="Job unassigned" />;
}

const never = () => new Promise<never>(() => undefined);
const fails = () => Promise.reject(new TypeError('Failed to fetch'));

export const parts = [
  definePart('Notice of an act that can be undone', {
    open: () => noticeOf(fails, false),
    'being undone': () => noticeOf(never, true),
    'the server could not be reached': () => noticeOf(fails, true),
  }),
];
