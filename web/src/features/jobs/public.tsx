export { JobDecisions } from './actions/decisions/JobDecisions.tsx';
export { jobSelection } from './actions/jobSelection.tsx';
export { shepherdName } from './shepherd.ts';
export { ShareReportAction, ShareReportDialogs } from './ShareReportAction.tsx';
