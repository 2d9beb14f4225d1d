/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RuleKindFragment = { __typename: 'MarketRule', id: string, name: string, type: string | null, unit: string | null, operators: Array<{ __typename: 'MarketRuleOperator', name: string, value: string }>, values: Array<{ __typename: 'MarketRuleValue', name: string, value: string }> | null } & { ' $fragmentName'?: 'RuleKindFragment' };

export const RuleKindFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleKind"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarketRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"operators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<RuleKindFragment, unknown>;

