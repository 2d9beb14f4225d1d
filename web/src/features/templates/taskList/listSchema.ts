import { array, object } from 'yup';
import { listProblems } from './listProblems.ts';
import { sectionSchema } from './schema.ts';

/** Everything that must be valid before a task list is sent, except what only REST v1 knows. */
export const taskListSchema = object({
  sections: array(sectionSchema)
    .required()
    .test('list', '', (sections, { path, createError }) => listProblems(sections, path, createError)),
});
