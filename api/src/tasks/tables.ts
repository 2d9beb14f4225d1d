import type { IdentityColumn, JsonColumn } from '../database/columns.ts';
import type { TaskGroup, TaskLogic } from './schemas.ts';

export type TaskTables = {
  /** Immutable: many jobs refer to one list, and editing a template creates a new one. */
  task_lists: {
    id: IdentityColumn;
    /** SHA-256 of the content in hex: equal content is stored once. */
    hash: string;
    task_groups: JsonColumn<TaskGroup[]>;
    task_logic: JsonColumn<TaskLogic[]>;
  };
};
