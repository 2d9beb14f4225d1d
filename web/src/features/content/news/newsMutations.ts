import { oneAttempt } from '../../../kit/mutation/attempts.ts';
import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { CreateNewsItemDocument, UpdateNewsItemDocument } from './News.generated.ts';

export const createNews = defineMutation(CreateNewsItemDocument, {
  once: oneAttempt,
  success: successMessages.newsCreated,
  evicts: ['news'],
});
export const updateNews = defineMutation(UpdateNewsItemDocument, { success: successMessages.newsUpdated });
/** Lists and their counts change with its visibility. */
export const showNews = defineMutation(UpdateNewsItemDocument, {
  success: successMessages.newsUpdated,
  evicts: ['news'],
});
