import { array, object } from 'yup';
import { listProblems } from './listProblems.ts';
import { sectionSchema } from './schema.ts';

/** All that has to hold before a task list can be sent, but for what only REST v1 knows. */
export const taskListSchema = object({
  sections: array(sectionSchema)
    .required()
    .test('list', '', (sections, { path, createError }) => listProblems(sections, path, createError)),
});
