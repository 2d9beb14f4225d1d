import { defineMutation } from '../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../messages/successes.ts';
import { CreateTemplateDocument } from './Template.generated.ts';

export const createTemplate = defineMutation(CreateTemplateDocument, {
  success: successMessages.templateCreated,
  evicts: ['templates'],
});
