export { identityResultLabels, shepherdName, stageLabels } from './labels.ts';
export { radiusText, transportLook, transportLooks, transportModes } from './transport.ts';
export { OpenThings } from './retire/openThingsPiece.ts';
