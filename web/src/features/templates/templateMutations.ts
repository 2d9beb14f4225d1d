import { oneAttempt } from '../../kit/mutation/attempts.ts';
import { defineMutation } from '../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../messages/successes.ts';
import { templateMessages } from './messages.ts';
import {
  ActivateTemplateDocument,
  ArchiveTemplateDocument,
  CreateTemplateDocument,
  DeactivateTemplateDocument,
  DuplicateTemplateDocument,
  UpdateTemplateDocument,
} from './Template.generated.ts';

export const createTemplate = defineMutation(CreateTemplateDocument, {
  success: successMessages.templateCreated,
  evicts: ['templates'],
});
export const updateTemplate = defineMutation(UpdateTemplateDocument, { success: successMessages.saved });

/** A new status moves the template between the tabs of the list; after a conflict, another user has moved it. */
const status = {
  evicts: ['templates'],
  refusedFor: ({ id }: { readonly id: string }) =>
    ({ of: { __typename: 'Template', id }, fields: ['status'] }) as const,
} as const;

export const activateTemplate = defineMutation(ActivateTemplateDocument, {
  success: templateMessages.activated,
  ...status,
});
export const deactivateTemplate = defineMutation(DeactivateTemplateDocument, {
  success: templateMessages.deactivated,
  ...status,
});
export const archiveTemplate = defineMutation(ArchiveTemplateDocument, {
  success: templateMessages.archived,
  ...status,
});
export const duplicateTemplate = defineMutation(DuplicateTemplateDocument, {
  once: oneAttempt,
  success: templateMessages.duplicated,
  evicts: ['templates'],
});
