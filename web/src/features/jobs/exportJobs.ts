import { exportWith } from '../../kit/list/export/exportWith.ts';
import { ExportJobsDocument } from './ExportJobs.generated.ts';

/** The export of every list of jobs, with its own filter. */
export const exportJobs = exportWith(ExportJobsDocument);
