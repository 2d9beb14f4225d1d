import { Switch } from '@mantine/core';
import { useDeferredValue, useId, useMemo } from 'react';
import type { Currency } from '../../../../graphql/generated/schema.ts';
import { placedTasks } from '../places.ts';
import type { TaskListValues } from '../schema.ts';
import { answerTo } from './answers.ts';
import { EndScreen } from './EndScreen.tsx';
import { previewMessages } from './messages.ts';
import { missingFrom } from './missing.ts';
import { Phone } from './Phone.tsx';
import classes from './Preview.module.css';
import { TaskScreen } from './TaskScreen.tsx';
import { useWalk } from './useWalk.ts';
import { current, goesInCircle, visitsHere } from './walk.ts';

export interface PreviewProps {
  readonly list: TaskListValues;
  /** The key of the edited task or section. */
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  /** The template's currency. */
  readonly currency: Currency;
  readonly customerName?: string;
  /** The template's name. */
  readonly name?: string;
}

/** A task list as on the Shepherd's phone, to be walked through. It is rendered deferred while the user types. */
export function Preview({ list: typed, selected, onSelect, currency, customerName, name }: PreviewProps) {
  const list = useDeferredValue(typed);
  // Deferred together with the list: an added task is selected immediately.
  const shown = useDeferredValue(selected);
  const ground = useMemo(() => ({ list, currency }), [list, currency]);
  const { walk, follows, follow, moves, move, onAnswer } = useWalk(ground, shown, onSelect);
  const title = useId();
  const here = current(walk, list);
  const tasks = placedTasks(list);
  const answer = here && answerTo(here.task, walk.answers[here.task.key]);
  const missing = here && answer && walk.held ? missingFrom(here.task, answer, currency) : [];
  const because = walk.ended ? null : (walk.way.at(-1)?.because ?? null);
  const circle = goesInCircle(walk) ? previewMessages.circle(visitsHere(walk)) : null;
  return (
    <section aria-labelledby={title} className={classes.preview}>
      <header className={classes.header}>
        <h2 id={title} className={classes.heading}>
          {previewMessages.preview}
        </h2>
        <Switch
          size="xs"
          label={previewMessages.follow}
          title={previewMessages.followHelp}
          checked={follows}
          onChange={({ currentTarget }) => follow(currentTarget.checked)}
        />
      </header>
      <Phone
        // Each task starts scrolled to its top.
        screen={`${walk.way.length} ${here?.task.key ?? ''} ${walk.ended}`}
        focusesHeading={moves}
        name={name ?? ''}
        customerName={customerName ?? ''}
        section={here ? (list.sections[here.section]?.name ?? '') : null}
        progress={here ? { number: walk.ended ? tasks.length : here.number, of: tasks.length } : null}
        notices={[because, circle].filter((notice) => notice !== null)}
        missing={missing}
        {...(here && {
          back: walk.way.length > 1 || walk.ended ? () => move({ type: 'back' }) : null,
          next: walk.ended
            ? { label: previewMessages.again, go: () => move({ type: 'again' }) }
            : { label: previewMessages.next, go: () => move({ type: 'next' }) },
        })}
      >
        {here && walk.ended && <EndScreen walk={walk} list={list} currency={currency} />}
        {here && !walk.ended && answer && (
          <TaskScreen
            task={here.task}
            number={here.number}
            answer={answer}
            currency={currency}
            onAnswer={onAnswer}
          />
        )}
        {!here && (
          <div className={classes.empty}>
            <p className={classes.emptyTitle}>
              {tasks.length === 0 ? previewMessages.noTasks : previewMessages.emptySection}
            </p>
            <p className={classes.quiet}>{previewMessages.noTasksHelp}</p>
          </div>
        )}
      </Phone>
    </section>
  );
}
