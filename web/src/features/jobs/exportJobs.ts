import { exportWith } from '../../kit/list/export/exportWith.ts';
import { ExportJobsDocument } from './ExportJobs.generated.ts';

/** Of every list of jobs, by its own filter. */
export const exportJobs = exportWith(ExportJobsDocument);
