import { useMediaQuery } from '@mantine/hooks';
import { use, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { MediaOpener, useOpenGallery } from '../../../kit/media/MediaGallery.tsx';
import { Person } from '../../../kit/person/PersonProvider.tsx';
import { useActivity } from '../../../kit/presence/onRecord.ts';
import { usePersonStorage } from '../../../kit/person/usePersonStorage.ts';
import { endOf } from '../jobEnd.ts';
import type { FramedJob } from '../detail/JobFrame.tsx';
import { reviewMessages } from './messages.ts';
import type { JobNumberedTask } from '../tasks/jobTasks.ts';
import type { ShownTasks } from '../tasks/JobTaskDesk.tsx';
import { inEm } from '../../../ui/textScale.ts';
import { TaskRow } from '../tasks/TaskRow.tsx';
import listClasses from '../tasks/tasks.module.css';
import { acceptedOf, currentTask, goTo, reviewedTasks, shownTasks, toggled } from './desk.ts';
import type { DeskState, ShownKinds } from './desk.ts';
import { remarksOf } from './remarks.ts';
import type { Visit } from './remarks.ts';
import { ReviewKeys } from './ReviewKeys.tsx';
import { ReviewPhoto } from './ReviewPhoto.tsx';
import { Remarks, ReviewToolbar, TaskMark } from './ReviewToolbar.tsx';
import { useDesk } from './marks/useDesk.ts';

interface ReviewTasksProps {
  readonly job: FramedJob;
  readonly tasks: ShownTasks;
  /** Places the photo of the current task. */
  readonly children: (photo: ReactNode) => ReactNode;
}

/** The width in pixels from which a photo fits beside the tasks; the style sheet has the same. */
const photoBesideFrom = 1000;

/** The number of tasks that fill a screen. */
const drawnFirst = 6;

const everyKind: ShownKinds = { done: true, unanswered: true };

/** The tasks of a job for a reviewer. */
export function ReviewTasks({ job, tasks, children }: ReviewTasksProps) {
  const { sections, unread } = tasks;
  const reviews = job.status === 'QA' && job.reviewer?.id === use(Person);
  const { state, change, ofOthers } = useDesk(job, reviews);
  const [kinds, setKinds] = usePersonStorage<ShownKinds>('review-shows', everyKind);
  const all = useMemo(() => sections.flatMap((section) => section.tasks), [sections]);
  const shown = useMemo(() => (unread ? all : shownTasks(all, kinds, state)), [all, kinds, state, unread]);
  const remarks = useMemo(() => (unread ? noRemarks : remarksOf(all, visitOf(job))), [all, job, unread]);
  const current = currentTask(shown, state);
  const reviewed = reviewedTasks(all);
  useActivity(reviews ? { kind: 'REVIEWS', done: acceptedOf(reviewed, state), of: reviewed.length } : null);
  const openGallery = useOpenGallery();
  const beside = !useMediaQuery(`(max-width: ${inEm(photoBesideFrom - 0.02)})`, false, {
    getInitialValueInEffect: false,
  });
  const list = useRef<HTMLDivElement>(null);
  useFollowed(list, state);
  // The visible tasks are rendered first; a reviewer does not wait for those below.
  const inFull = useDeferredValue(true, false);
  const drawn = inFull
    ? shown
    : shown.slice(0, Math.max(drawnFirst, current ? shown.indexOf(current) + 1 : 0));
  const shownIds = new Set(drawn.map(({ question }) => question.id));
  const showMedia = (id: string) => {
    if (!beside) openGallery(id);
    const task = all.find(({ answer }) => answer?.media.some((media) => media.id === id));
    if (task) change((before) => goTo(before, current?.question.id, task.question.id, id));
  };
  return (
    <MediaOpener open={showMedia}>
      <ReviewToolbar
        all={all}
        state={state}
        ofOthers={ofOthers}
        kinds={kinds}
        onKinds={setKinds}
        onOnlySelected={() => change((before) => ({ ...before, onlySelected: !before.onlySelected }))}
        onReset={() => {
          setKinds(everyKind);
          change((before) => ({ ...before, selected: [], onlySelected: false }));
        }}
      />
      <div ref={list}>
        {sections.map(({ key, name, tasks: own }) => {
          const left = own.filter(({ question }) => shownIds.has(question.id));
          return left.length === 0 ? null : (
            <section key={key} className={listClasses.group} aria-label={name}>
              <h3 className={listClasses.groupName}>{name}</h3>
              <ol className={listClasses.tasks}>
                {left.map((task) => (
                  <TaskRow
                    key={task.question.id}
                    task={task}
                    unread={unread}
                    review={{
                      current: task === current,
                      onCurrent: () =>
                        change((before) =>
                          goTo(before, current?.question.id, task.question.id, mediaOn(before, task)),
                        ),
                      mark: (
                        <TaskMark
                          task={task}
                          state={state}
                          ofOthers={ofOthers}
                          onSelect={() =>
                            change((before) => ({
                              ...before,
                              selected: toggled(before.selected, task.question.id),
                            }))
                          }
                        />
                      ),
                      remarks: <Remarks of={remarks.get(task.question.id) ?? []} />,
                    }}
                  />
                ))}
              </ol>
            </section>
          );
        })}
        {shown.length === 0 && <p className={listClasses.quiet}>{reviewMessages.nothingShown}</p>}
      </div>
      <ReviewKeys tasks={shown} current={current} state={state} change={change} />
      {children(
        beside && current && (
          <ReviewPhoto
            jobId={job.id}
            tasks={shown}
            task={current}
            unread={unread}
            state={state}
            change={change}
          />
        ),
      )}
    </MediaOpener>
  );
}

const noRemarks: ReadonlyMap<string, readonly string[]> = new Map();

/** The large photo stays if it belongs to the task. */
const mediaOn = ({ media }: DeskState, { answer }: JobNumberedTask): string =>
  answer?.media.some(({ id }) => id === media) === true ? media : '';

/** From the Shepherd's start to the end of the work. */
const visitOf = (job: FramedJob): Visit => ({
  startedAt: job.assignment?.startedAt ?? job.startedAt,
  endedAt: endOf(job)?.at ?? null,
});

/** Scrolls to the current task and focuses it when the keys change it. */
function useFollowed(list: RefObject<HTMLElement | null>, { left }: DeskState): void {
  const jumps = useRef(left);
  useEffect(() => {
    if (jumps.current === left) return;
    jumps.current = left;
    const row = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!row || row.contains(document.activeElement)) return;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }, [list, left]);
}
