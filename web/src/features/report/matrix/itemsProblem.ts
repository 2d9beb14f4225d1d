import { errorMessages } from '../../../messages/errors.ts';
import type { ReportProblem } from '../request/requestReport.ts';

/** Why items could not be loaded, as text. */
export const itemsProblem = ({ kind }: ReportProblem): string =>
  kind === 'rateLimited' ? errorMessages.report.rateLimited : errorMessages.report.items;
