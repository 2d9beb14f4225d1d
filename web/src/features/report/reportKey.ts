import { createContext, use } from 'react';
import type { ReportKey } from './requestReport.ts';

const OpenReport = createContext<ReportKey>({ token: '' });

/** What opened the report, for parts that read more of it. */
export const ReportKeyProvider = OpenReport.Provider;
export const useReportKey = (): ReportKey => use(OpenReport);
