import { createContext, use } from 'react';
import type { Report } from './requestReport.ts';

const Currency = createContext<Report['job']['currency']>(null);

/** What prices of the report are in; null where nobody says. */
export const ReportCurrencyProvider = Currency.Provider;
export const useReportCurrency = (): Report['job']['currency'] => use(Currency);
