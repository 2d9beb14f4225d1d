import { Button, Switch } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { reviewMessages } from './messages.ts';
import type { JobNumberedTask } from '../tasks/jobTasks.ts';
import { acceptedOf, reviewedTasks } from './desk.ts';
import type { DeskState, ShownKinds } from './desk.ts';
import type { MarksOfOthers } from './marks/reviewMarks.ts';
import classes from './review.module.css';

interface ReviewToolbarProps {
  readonly all: readonly JobNumberedTask[];
  readonly state: DeskState;
  readonly ofOthers: MarksOfOthers;
  readonly kinds: ShownKinds;
  readonly onKinds: (kinds: ShownKinds) => void;
  readonly onOnlySelected: () => void;
  readonly onReset: () => void;
}

/** The filter of the tasks, and the number of accepted ones. */
export function ReviewToolbar(props: ReviewToolbarProps) {
  const { all, state, ofOthers, kinds, onKinds, onOnlySelected, onReset } = props;
  const reviewed = reviewedTasks(all);
  const acceptedByOthers = reviewed.flatMap(({ question: { id } }) =>
    state.accepted.includes(id) ? (ofOthers('ACCEPTED', id) ?? []) : [],
  );
  return (
    <div className={classes.toolbar}>
      <Switch
        size="xs"
        label="Show done"
        checked={kinds.done}
        onChange={({ currentTarget }) => onKinds({ ...kinds, done: currentTarget.checked })}
      />
      <Switch
        size="xs"
        label="Show unanswered"
        checked={kinds.unanswered}
        onChange={({ currentTarget }) => onKinds({ ...kinds, unanswered: currentTarget.checked })}
      />
      <Button
        size="compact-xs"
        variant="default"
        aria-pressed={state.onlySelected}
        disabled={state.selected.length === 0 && !state.onlySelected}
        onClick={onOnlySelected}
      >
        Show selected
      </Button>
      <Button size="compact-xs" variant="default" onClick={onReset}>
        Reset
      </Button>
      <output className={classes.accepted}>
        {reviewMessages.acceptedOf(acceptedOf(reviewed, state), reviewed.length, acceptedByOthers)}
      </output>
    </div>
  );
}

interface TaskMarkProps {
  readonly task: JobNumberedTask;
  readonly state: DeskState;
  readonly ofOthers: MarksOfOthers;
  readonly onSelect: () => void;
}

/** Selects a task for a second look; shows whether it was seen or accepted, and by which other reviewer. */
export function TaskMark({ task: { number, question }, state, ofOthers, onSelect }: TaskMarkProps) {
  const accepted = state.accepted.includes(question.id);
  return (
    <>
      <input
        type="checkbox"
        className={classes.select}
        aria-label={reviewMessages.selectTask(`${number}. ${question.title}`)}
        checked={state.selected.includes(question.id)}
        onChange={onSelect}
      />
      {accepted && (
        <span className={classes.acceptedMark}>
          <IconCheck size={14} aria-hidden /> {reviewMessages.accepted(ofOthers('ACCEPTED', question.id))}
        </span>
      )}
      {!accepted && state.seen.includes(question.id) && (
        <span className={classes.seenMark}>{reviewMessages.seen(ofOthers('SEEN', question.id))}</span>
      )}
    </>
  );
}

/** Hints for the reviewer. */
export function Remarks({ of: remarks }: { of: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <ul className={classes.remarks}>
      {remarks.map((remark) => (
        <li key={remark}>
          <IconAlertTriangle size={14} aria-hidden />
          <span>{remark}</span>
        </li>
      ))}
    </ul>
  );
}
