import { newJump, newTask } from '../values.ts';
import type { JumpValues, TaskListValues, TaskValues } from '../schema.ts';

type Jump = readonly [operator: string, values: readonly string[], target: string];

/** For tests and the parts page: a jump in one line. Its key is its index among those of the task. */
export const jumpTo = (position: number, [operator, values, target]: Jump): JumpValues => ({
  ...newJump(),
  key: `jump-${position + 1}`,
  operator,
  values: [...values],
  target,
  reference: target,
});

export interface TaskSketch extends Partial<Omit<TaskValues, 'jumps' | 'options'>> {
  /** The texts of the options; their ids are counted from 1. */
  readonly choices?: readonly string[];
  readonly goes?: readonly Jump[];
}

/** A list of sections whose tasks have the keys `t1`, `t2`, and so on, numbered across sections. */
export function sketchedList(...sections: readonly (readonly TaskSketch[])[]): TaskListValues {
  let number = 0;
  return {
    sections: sections.map((tasks, index) => ({
      key: `s${index + 1}`,
      name: `Section ${index + 1}`,
      reference: '',
      tasks: tasks.map(({ choices = [], goes = [], ...own }) => {
        number += 1;
        return {
          ...newTask({ sections: [] }),
          key: `t${number}`,
          reference: `task-${number}`,
          title: `Task ${number}`,
          options: choices.map((value, position) => ({
            key: `o${position + 1}`,
            id: String(position + 1),
            value,
            mandatory: false,
            dataMandatory: [],
            qaNote: '',
            expected: null,
          })),
          jumps: goes.map((jump, position) => jumpTo(position, jump)),
          ...own,
        };
      }),
    })),
  };
}
