import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { SectionAccordion } from '../../../kit/accordion/SectionAccordion.tsx';
import { taskSections } from '../../../kit/tasks/reading.ts';
import type { NumberedTask } from '../../../kit/tasks/reading.ts';
import { inWords } from '../../../kit/value/words.ts';
import { templateMessages } from '../messages.ts';
import { componentInWords, counted, paymentsInWords, requirementInWords } from '../taskInWords.ts';
import type { ShownTask } from '../taskInWords.ts';
import classes from './TaskListView.module.css';
import type { TemplateDetailsFragment } from '../Template.generated.ts';

export interface TaskListViewProps {
  readonly template: Pick<TemplateDetailsFragment, 'taskGroups' | 'taskLogic'>;
}

/** The read-only task list: each section with its tasks, their requirements, payments and jumps. */
export function TaskListView({ template: { taskGroups, taskLogic } }: TaskListViewProps) {
  const items = useMemo(
    () =>
      taskSections<ShownTask, never>(taskGroups ?? [], taskLogic ?? [], []).map(
        ({ name, tasks }, position) => ({
          // Sections have no id, and may share a name.
          id: String(position),
          title: (
            <>
              {name} <span className={classes.quiet}>{counted(tasks.length, 'task')}</span>
            </>
          ),
          content: (
            <ol className={classes.tasks}>
              {tasks.map((task) => (
                <NumberedTaskView key={task.question.reference} task={task} />
              ))}
            </ol>
          ),
        }),
      ),
    [taskGroups, taskLogic],
  );
  if (items.length === 0) return <p className={classes.quiet}>{templateMessages.noTasks}</p>;
  return <SectionAccordion items={items} />;
}

function NumberedTaskView({
  task: { number, question, conditions },
}: {
  task: NumberedTask<ShownTask, never>;
}) {
  const within = question.component.matrixTasks ?? [];
  return (
    <li className={classes.task} value={number}>
      <TaskText task={question} />
      {conditions.length > 0 && (
        <ul className={classes.conditions} aria-label="Logic">
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      {within.length > 0 && (
        <>
          <p className={classes.quiet}>For every item:</p>
          <ul className={classes.within}>
            {within.map((inner) => (
              <li key={inner.id} className={classes.task}>
                <TaskText task={inner} />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

function TaskText({ task }: { task: Omit<ShownTask, 'component'> & { component: Component } }) {
  const { component, instructions } = task;
  const facts = [
    inWords(component.type),
    requirementInWords(task),
    ...componentInWords(component),
    ...paymentsInWords(task),
    ...(task.internal ? ['Internal'] : []),
  ];
  return (
    <>
      <p className={classes.title}>
        {task.title} <code className={classes.reference}>{task.reference}</code>
      </p>
      <p className={classes.quiet}>{facts.join(' · ')}</p>
      {task.description && task.description !== task.title && (
        <p className={classes.description}>{task.description}</p>
      )}
      <Options options={component.options} />
      {task.qaNotes && <p className={classes.quiet}>QA notes: {task.qaNotes}</p>}
      {instructions?.link && (
        <p>
          <Anchor inherit href={instructions.link} target="_blank" rel="noreferrer">
            Instructions
          </Anchor>
        </p>
      )}
      {instructions?.media?.mediaUrl && (
        <p>
          <Anchor inherit href={instructions.media.mediaUrl} target="_blank" rel="noreferrer">
            {instructions.media.type === 'VIDEO' ? 'Video of the instructions' : 'Photo of the instructions'}
          </Anchor>
        </p>
      )}
    </>
  );
}

type Component = Omit<ShownTask['component'], 'matrixTasks'>;

function Options({ options }: Pick<Component, 'options'>) {
  if (options === null || options.length === 0) return null;
  return (
    <ul className={classes.options} aria-label="Options">
      {options.map(({ id, value, mandatory, dataMandatory, qaNote, expected }) => {
        const notes = [
          ...(mandatory === true ? ['mandatory'] : []),
          ...(expected === true ? ['expected'] : []),
          ...(dataMandatory ?? []).map((kind) => `with ${kind.toLowerCase()}`),
          ...(qaNote ? [`QA: ${qaNote}`] : []),
        ];
        return (
          <li key={id} className={classes.option}>
            {value}
            {notes.length > 0 && <span className={classes.quiet}> {notes.join(', ')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
