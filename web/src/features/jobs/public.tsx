export { jobSelection } from './actions/jobSelection.tsx';
export { endColumn } from './jobColumns.tsx';
export { exportJobs } from './exportJobs.ts';
export { shepherdName } from './shepherd.ts';
export { ShareReportAction, ShareReportDialogs } from './share/ShareReportAction.tsx';
