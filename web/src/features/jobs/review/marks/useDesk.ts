import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Person } from '../../../../kit/person/PersonProvider.tsx';
import { newDesk } from '../desk.ts';
import type { DeskState } from '../desk.ts';
import { changesBetween, joined, markedTasks, marksOfOthers, without } from './reviewMarks.ts';
import type { MarkChange, MarkedTasks, MarksOfOthers } from './reviewMarks.ts';
import { useReviewMarks, useSentMarks } from './useReviewMarks.ts';

export type ChangeDesk = (next: (before: DeskState) => DeskState) => void;

interface Desk {
  readonly state: DeskState;
  readonly change: ChangeDesk;
  readonly ofOthers: MarksOfOthers;
}

/** What stays in this browser: where the user is, and the marks that the server does not know yet. */
interface KeptDesk extends Omit<DeskState, keyof MarkedTasks> {
  readonly changes: readonly MarkChange[];
}

/** Records which job led to another one, for going back. */
export function noteJump(from: string, to: string): void {
  keep(to, { ...kept(to), from });
}

/**
 * The user's progress in a job. The server keeps the marks of the reviewer, so that another reviewer goes on from
 * there. Everything else, the marks of other users, and all of them where the server keeps none, stay in session
 * storage, which belongs to one user and survives reloads.
 * @param reviews whether the user is its reviewer
 */
export function useDesk({ id: jobId, status }: { id: string; status: string }, reviews: boolean): Desk {
  const person = use(Person);
  const [own, setOwn] = useState(() => kept(jobId));
  const marks = useReviewMarks(jobId, status === 'QA', reviews);
  const state = useMemo(() => deskOf(own, marks ?? []), [own, marks]);
  const latest = useRef({ own, marks });
  useEffect(() => {
    latest.current.marks = marks;
  }, [marks]);

  const replace = useCallback(
    (next: KeptDesk) => {
      latest.current.own = next;
      keep(jobId, next);
      setOwn(next);
    },
    [jobId],
  );
  const change = useCallback<ChangeDesk>(
    (next) => {
      const { own: before, marks: known } = latest.current;
      const shown = deskOf(before, known ?? []);
      const after = next(shown);
      if (after === shown) return;
      replace({ ...placeOf(after), changes: joined(before.changes, changesBetween(shown, after)) });
    },
    [replace],
  );
  const onSent = useCallback(
    (sent: readonly MarkChange[]) => {
      const before = latest.current.own;
      replace({ ...before, changes: without(before.changes, sent) });
    },
    [replace],
  );
  useSentMarks({ reviewed: reviews && marks ? jobId : null, changes: own.changes, onSent });
  return { state, change, ofOthers: useMemo(() => marksOfOthers(marks ?? [], person), [marks, person]) };
}

/** A desk without its marks. */
const placeOf = ({
  seen: _seen,
  selected: _selected,
  accepted: _accepted,
  ...place
}: DeskState): Omit<DeskState, keyof MarkedTasks> => place;

const deskOf = ({ changes, ...place }: KeptDesk, marks: Parameters<typeof markedTasks>[0]): DeskState => ({
  ...place,
  ...markedTasks(marks, changes),
});

const keyOf = (jobId: string): string => `review:${jobId}`;

function keep(jobId: string, desk: KeptDesk): void {
  sessionStorage.setItem(keyOf(jobId), JSON.stringify(desk));
}

function kept(jobId: string): KeptDesk {
  const text = sessionStorage.getItem(keyOf(jobId));
  // Safe: only this file writes it.
  return {
    ...placeOf(newDesk),
    changes: [],
    ...(text === null ? {} : (JSON.parse(text) as Partial<KeptDesk>)),
  };
}
