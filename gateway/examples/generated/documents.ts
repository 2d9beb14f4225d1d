/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedQueryDocumentNode as DocumentNode } from 'graphql';
/** ISO 4217 codes that the marketplace supports. */
export type Currency =
  /** Costa Rican colón. */
  | 'CRC'
  /** Euro. */
  | 'EUR'
  /** Pound sterling; the default. */
  | 'GBP'
  /** Israeli new shekel. */
  | 'ILS'
  /** Indian rupee. */
  | 'INR'
  /** Japanese yen, without decimals. */
  | 'JPY'
  /** South Korean won, without decimals. */
  | 'KRW'
  /** Nigerian naira. */
  | 'NGN'
  /** Philippine peso. */
  | 'PHP'
  /** Polish złoty. */
  | 'PLN'
  /** Paraguayan guaraní, without decimals. */
  | 'PYG'
  /** Thai baht. */
  | 'THB'
  /** Ukrainian hryvnia. */
  | 'UAH'
  /** US dollar. */
  | 'USD'
  /** Vietnamese đồng, without decimals. */
  | 'VND';

/** Status of a job. */
export type JobStatus =
  /** Assigned to a Shepherd, not begun. */
  | 'ASSIGNED'
  /** Final. The work was not possible, and the Shepherd is paid. */
  | 'ATTEMPTED'
  /** Final. No longer needed. */
  | 'CANCELLED'
  /** Final. Reviewed, and the Shepherd is paid. */
  | 'COMPLETED'
  /** Begun on site, also for another attempt; its assignment may be stopped. */
  | 'IN_PROGRESS'
  /** On the market. */
  | 'PENDING'
  /** In review after submission. */
  | 'QA'
  /** Neither assigned nor on the market. */
  | 'UNASSIGNED'
  /** Final. Needed, but not done. */
  | 'UNFULFILLED';

/** Credentials, and how the session is kept. */
export type LoginInput = {
  /** At most 255 characters. */
  email: string;
  /** At most 200 characters. */
  password: string;
  /** Keep the session for 30 days instead of 12 hours; a cookie then outlives the browser session. */
  rememberMe?: boolean;
  /** `COOKIE` is for browsers. */
  transport?: SessionTransport;
};

/** How later requests carry the session to the gateway. */
export type SessionTransport =
  /** The gateway sets an HttpOnly cookie that scripts of pages cannot read; `accessToken` is null. */
  | 'COOKIE'
  /** The answer has the access token; send it as a bearer token. */
  | 'TOKEN';

export type SignInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SignInMutation = { login: { accessToken: string | null } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { logout: boolean };

export type OrderToListQueryVariables = Exact<{
  id: string;
}>;


export type OrderToListQuery = { order: { title: string, jobsCount: number } | null };

export type JobsOfOrderQueryVariables = Exact<{
  order: string;
  page: number;
  perPage: number;
}>;


export type JobsOfOrderQuery = { jobs: { items: Array<{ id: string, status: JobStatus, reference: string | null, city: string | null, startDate: string | null, fee: { amount: string, currency: Currency } | null, assignment: { agent: { firstName: string, lastName: string } | null } | null }>, pageInfo: { lastPage: number, total: number } } };


export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const OrderToListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderToList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobsCount"}}]}}]}}]} as unknown as DocumentNode<OrderToListQuery, OrderToListQueryVariables>;
export const JobsOfOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobsOfOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"ID"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"order"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"fee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<JobsOfOrderQuery, JobsOfOrderQueryVariables>;