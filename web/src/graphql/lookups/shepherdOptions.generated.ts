/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SkillOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SkillOptionsQuery = { skills: Array<{ __typename: 'SkillCategory', id: string, name: string, skills: Array<{ __typename: 'Skill', id: string, name: string }> }> };

export type TagOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TagOptionsQuery = { agentTags: Array<string> };


export const SkillOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SkillOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SkillOptionsQuery, SkillOptionsQueryVariables>;
export const TagOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agentTags"}}]}}]} as unknown as DocumentNode<TagOptionsQuery, TagOptionsQueryVariables>;

