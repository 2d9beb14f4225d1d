import type { UserType } from '../../graphql/generated/schema.ts';
import { optionsInWords } from '../../kit/choice/options.ts';
import { inWords } from '../../kit/value/words.ts';
import { personName } from '../../kit/value/personName.ts';

export const userTypes = optionsInWords<UserType>('STANDARD', 'MANAGER');

export const fullName = personName;

/** The label of a role from its name in REST v1: 'content_editor' is 'Content editor'. */
export const roleLabel = (role: { readonly name: string } | null): string | null =>
  role === null ? null : inWords(role.name);
