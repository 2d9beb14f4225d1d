import type { IdentityColumn, JsonColumn } from '../database/columns.ts';
import type { TaskGroup, TaskLogic } from './schemas.ts';

export type TaskTables = {
  /** Written once and never changed: many jobs refer to one list, and editing a template makes a new one. */
  task_lists: {
    id: IdentityColumn;
    /** SHA-256 of the content in hex: the same content is kept once. */
    hash: string;
    task_groups: JsonColumn<TaskGroup[]>;
    task_logic: JsonColumn<TaskLogic[]>;
  };
};
