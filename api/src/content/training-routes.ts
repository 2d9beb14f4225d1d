import { sql } from 'kysely';
import { allOf } from '../authentication/permissions.ts';
import { fileUrls } from '../files/signed-urls.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import type { Services } from '../http/call.ts';
import { countGroups, readPage, statsOf, summaryQuery } from '../http/lists/lists.ts';
import { IdParams, SummaryStats } from '../http/schemas/schemas.ts';
import { createTraining, editArticle, onlyRow, readTrainings } from './articles.ts';
import { trainingList, TrainingsQuery } from './lists.ts';
import { NewTraining, Training, TrainingEdit, TrainingPage } from './schemas.ts';
import { contentStatuses } from './statuses.ts';

const urlsOf = ({ database, settings, clock }: Pick<Services, 'database' | 'settings' | 'clock'>) =>
  fileUrls(database, settings.apiUrl, clock());

const getTraining = call({
  method: 'GET',
  path: 'app-manager/training/{id}',
  operationId: 'getTraining',
  tag: 'app-content',
  summary: 'One training',
  permission: allOf('content.view'),
  params: IdParams,
  answer: Training,
  cache: 'revalidate',
  handler: async (services) =>
    onlyRow(await readTrainings(services.database, [services.params.id], await urlsOf(services))),
});

export const trainingRoutes = [
  call({
    method: 'GET',
    path: 'app-manager/training',
    operationId: 'listTrainings',
    tag: 'app-content',
    summary: 'Training',
    permission: allOf('content.view'),
    query: TrainingsQuery,
    answer: TrainingPage,
    handler: async (services) => {
      const urls = await urlsOf(services);
      return readPage(services.database, trainingList, services.query, (from, ids) =>
        readTrainings(from, ids, urls),
      );
    },
  }),
  call({
    method: 'GET',
    path: 'app-manager/training/summary',
    operationId: 'getTrainingSummary',
    tag: 'app-content',
    summary: 'Training by status',
    permission: allOf('content.view'),
    query: summaryQuery(TrainingsQuery),
    answer: SummaryStats,
    handler: async ({ database, query }) =>
      statsOf(contentStatuses, await countGroups(database, trainingList, query, sql`trainings.status`)),
  }),
  getTraining,
  call({
    method: 'POST',
    path: 'app-manager/training',
    operationId: 'createTraining',
    tag: 'app-content',
    summary: 'Create a training',
    permission: allOf('content.manage'),
    body: NewTraining,
    answer: Training,
    status: 201,
    handler: async (services) => {
      const id = await createTraining(services.database, services.body, services.clock());
      return onlyRow(await readTrainings(services.database, [id], await urlsOf(services)));
    },
  }),
  action({
    method: 'PUT',
    path: 'app-manager/training/{id}',
    operationId: 'updateTraining',
    tag: 'app-content',
    summary: 'Change a training; missing properties stay unchanged',
    permission: allOf('content.manage'),
    params: IdParams,
    body: TrainingEdit,
    answer: Training,
    edits: getTraining,
    subject: ({ id }) => id,
    does: (transaction, id, body) => editArticle(transaction, 'trainings', id, body),
    shows: async (services, id) =>
      onlyRow(await readTrainings(services.database, [id], await urlsOf(services))),
  }),
];
