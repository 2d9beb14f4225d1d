import { createContext, use } from 'react';
import type { Report } from './odd/readable.ts';

const Currency = createContext<Report['job']['currency']>(null);

/** The currency of the report's prices; null if unknown. */
export const ReportCurrencyProvider = Currency.Provider;
export const useReportCurrency = (): Report['job']['currency'] => use(Currency);
