import { createContext, use } from 'react';
import type { ReportKey } from './requestReport.ts';

const OpenReport = createContext<ReportKey>({ token: '' });

/** The token and password of the report, for parts that load more of it. */
export const ReportKeyProvider = OpenReport.Provider;
export const useReportKey = (): ReportKey => use(OpenReport);
