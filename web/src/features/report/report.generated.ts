/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.ts';

import type { QueryText } from '../../graphql/queryText.ts';
export type SharedReportQueryVariables = Exact<{
  token: string;
  password?: string | null | undefined;
  again?: boolean | null | undefined;
}>;


export type SharedReportQuery = { publicJobReport:
    | { description: string | null, kind: 'PublicJobReport', job: { reference: string | null, orderTitle: string | null, outcome: Types.ReportOutcome | null, attemptReason: Types.StopReason | null, visitStartedAt: string | null, visitEndedAt: string | null, timeZone: string | null, completedAt: string | null, currency: Types.Currency | null } | null, customer: { name: string | null, logoUrl: string | null } | null, location: { name: string | null, address1: string | null, address2: string | null, city: string | null, zip: string | null, state: string | null, countryCode: string | null, latitude: number | null, longitude: number | null } | null, resources: Array<{ id: string, title: string | null, url: string | null, type: Types.DocumentationType | null }> | null, taskGroups: Array<{ name: string | null, reference: string | null, tasks: Array<{ id: string, reference: string | null, title: string | null, component: { type: Types.TaskComponentType | null, inputType: Types.TaskInputType | null, matrixTasks: Array<{ id: string, reference: string | null, title: string | null, component: { type: Types.TaskComponentType | null, inputType: Types.TaskInputType | null, options: Array<{ id: string, value: string | null }> | null } | null }> | null, options: Array<{ id: string, value: string | null }> | null } | null }> | null }> | null, report: { tasks: Array<{ itemCount: number | null, answeredCount: number | null, deviationCount: number | null, taskId: string | null, selection: Array<string> | null, value: string | null, comment: string | null, status: string | null, deviates: boolean | null, deviations: Array<{ taskId: string | null, selection: Array<string> | null, status: string | null, itemCount: number | null, items: Array<string> | null }> | null, media: Array<{ id: string, type: Types.MediaType | null, status: Types.MediaStatus | null, thumbUrl: string | null, mediaUrl: string | null, caption: string | null, takenAt: string | null }> | null }> | null } | null, verifiedBy: { name: string | null, date: string | null } | null }
    | { kind: 'ReportInvalidToken' }
    | { kind: 'ReportMissingPassword' }
    | { kind: 'ReportNotFound' }
    | { retryAfterSeconds: number | null, kind: 'ReportRateLimited' }
    | { kind: 'ReportWrongPassword' }
   | null };

export type SharedReportItemsQueryVariables = Exact<{
  token: string;
  password?: string | null | undefined;
  taskId: string;
  page: number;
  perPage: number;
}>;


export type SharedReportItemsQuery = { publicReportItems:
    | { kind: 'PublicReportItemPage', items: Array<{ reference: string | null, label: string | null, subtext: string | null, deviates: boolean | null, tasks: Array<{ taskId: string | null, selection: Array<string> | null, value: string | null, comment: string | null, status: string | null, deviates: boolean | null, media: Array<{ id: string, type: Types.MediaType | null, status: Types.MediaStatus | null, thumbUrl: string | null, mediaUrl: string | null, caption: string | null, takenAt: string | null }> | null }> | null } | null>, pageInfo: { page: number, lastPage: number, total: number } }
    | { kind: 'ReportInvalidToken' }
    | { kind: 'ReportMissingPassword' }
    | { kind: 'ReportNotFound' }
    | { retryAfterSeconds: number | null, kind: 'ReportRateLimited' }
    | { kind: 'ReportWrongPassword' }
   | null };

export type ReportQuestionFragment = { id: string, reference: string | null, title: string | null, component: { type: Types.TaskComponentType | null, inputType: Types.TaskInputType | null, options: Array<{ id: string, value: string | null }> | null } | null };

export type ReportAnswerFragment = { taskId: string | null, selection: Array<string> | null, value: string | null, comment: string | null, status: string | null, deviates: boolean | null, media: Array<{ id: string, type: Types.MediaType | null, status: Types.MediaStatus | null, thumbUrl: string | null, mediaUrl: string | null, caption: string | null, takenAt: string | null }> | null };

export const SharedReportText: QueryText<SharedReportQuery, SharedReportQueryVariables> = {"name":"SharedReport","text":"query SharedReport($token:String!$password:String$again:Boolean){publicJobReport(token:$token password:$password again:$again){kind:__typename ...on ReportRateLimited{retryAfterSeconds}...on PublicJobReport{job{reference orderTitle outcome attemptReason visitStartedAt visitEndedAt timeZone completedAt currency}customer{name logoUrl}location{name address1 address2 city zip state countryCode latitude longitude}description resources{id title url type}taskGroups{name reference tasks{...ReportQuestion component{matrixTasks{...ReportQuestion}}}}report{tasks{...ReportAnswer itemCount answeredCount deviationCount deviations{taskId selection status itemCount items}}}verifiedBy{name date}}}}fragment ReportQuestion on PublicTask{id reference title component{type inputType options{id value}}}fragment ReportAnswer on PublicReportTask{taskId selection value comment status deviates media{id type status thumbUrl mediaUrl caption takenAt}}"};
export const SharedReportItemsText: QueryText<SharedReportItemsQuery, SharedReportItemsQueryVariables> = {"name":"SharedReportItems","text":"query SharedReportItems($token:String!$password:String$taskId:ID!$page:Int!$perPage:Int!){publicReportItems(token:$token password:$password taskId:$taskId page:$page perPage:$perPage){kind:__typename ...on ReportRateLimited{retryAfterSeconds}...on PublicReportItemPage{items{reference label subtext deviates tasks{...ReportAnswer}}pageInfo{page lastPage total}}}}fragment ReportAnswer on PublicReportTask{taskId selection value comment status deviates media{id type status thumbUrl mediaUrl caption takenAt}}"};
