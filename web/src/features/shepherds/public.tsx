export { identityResultLabels, shepherdName, stageLabels } from './labels.ts';
