import { getProfile, listRoles } from '../../../rest/calls/authentication.ts';
import {
  getBackgroundWork,
  getBackgroundWorkSummary,
  listBackgroundWork,
} from '../../../rest/calls/background-work.ts';
import {
  getCollection,
  getCollectionSummary,
  getNewsItem,
  getNewsSummary,
  getTraining,
  getTrainingSummary,
  listCollectionItems,
  listCollections,
  listNews,
  listNewsContentItems,
  listTrainings,
} from '../../../rest/calls/content.ts';
import {
  findPlaces,
  listCities,
  listCountries,
  listMarketRules,
  listWorkflows,
} from '../../../rest/calls/reference.ts';
import { listPresence } from '../../../rest/calls/presence.ts';
import { getSavedView, listPreferences, listSavedViews } from '../../../rest/calls/saved-views.ts';
import {
  getTemplate,
  getTemplateSummary,
  getTemplateTasks,
  listCurrencies,
  listTemplates,
} from '../../../rest/calls/templates.ts';
import { getUser, getUserAnalytics, getUserSummary, listUsers } from '../../../rest/calls/users.ts';
import { alone, each, firstPage, propertyOf, together } from '../question.ts';
import type { Question } from '../question.ts';

export const profileQuestion = alone(getProfile, 'the session of the signed-in user');

export const sessionQuestions: readonly Question[] = [
  profileQuestion,
  alone(listRoles, 'the roles to choose for a user'),
  alone(listPreferences, 'the settings of the signed-in user'),
  alone(listPresence, 'the users who have a record open', { query: { type: 'job', 'ids[]': ['1-1'] } }),
  alone(listSavedViews, 'the saved views of lists', {
    below: [
      each(getSavedView, 'the version of a saved view', {
        lacking: 'Two users may overwrite each other’s changes of a saved view',
      }),
    ],
  }),
];

export const templateQuestions: readonly Question[] = [
  firstPage(listTemplates, 'the list of templates', '-created_at', {
    query: { 'status[]': ['active'] },
    below: [
      each(getTemplate, 'the page of a template'),
      each(getTemplateTasks, 'the task list of a template'),
      together(listTemplates, 'templates that other records name'),
    ],
  }),
  alone(getTemplateSummary, 'the counts on the tabs of templates'),
  alone(listCurrencies, 'the currencies to choose'),
];

export const userQuestions: readonly Question[] = [
  firstPage(listUsers, 'the list of users', '-created_at', {
    below: [
      each(getUser, 'the page of a user'),
      each(getUserAnalytics, 'the analytics of a user'),
      together(listUsers, 'users that other records name'),
    ],
  }),
  alone(getUserSummary, 'the counts on the tabs of users'),
  firstPage(listBackgroundWork, 'the list of background work', 'urgency', {
    below: [
      each(getBackgroundWork, 'the page of a piece of background work', {
        lacking: 'A piece of background work has no page',
      }),
    ],
  }),
  alone(getBackgroundWorkSummary, 'the counts on the tabs of background work'),
];

export const contentQuestions: readonly Question[] = [
  firstPage(listCollections, 'the list of collections', '-created_at', {
    below: [each(getCollection, 'the page of a collection')],
  }),
  alone(getCollectionSummary, 'the counts on the tabs of collections'),
  alone(listCollectionItems, 'the items to choose for a collection', { query: { per_page: 25 } }),
  firstPage(listNews, 'the list of news', 'id', {
    below: [each(getNewsItem, 'the page of a piece of news')],
  }),
  alone(getNewsSummary, 'the counts on the tabs of news'),
  alone(listNewsContentItems, 'the items that news refer to', { query: { per_page: 25 } }),
  firstPage(listTrainings, 'the list of training', 'id', {
    below: [each(getTraining, 'the page of a training', { lacking: 'A training has no page' })],
  }),
  alone(getTrainingSummary, 'the counts on the tabs of training'),
];

export const referenceQuestions: readonly Question[] = [
  firstPage(listCountries, 'the countries to choose', null, {
    below: [
      each(listCities, 'the cities to choose', {
        parameter: 'country_code[]',
        most: 1,
        idOf: (country) => propertyOf(country, 'code'),
      }),
    ],
  }),
  firstPage(listWorkflows, 'the workflows to choose for an order', null),
  alone(listMarketRules, 'the rules of a market offer'),
  alone(findPlaces, 'the search for addresses', { query: { keywords: 'London', per_page: 5 } }),
];
