import { declareCall, declareExport } from '../declaration.ts';

export const listAgents = declareCall('get', '/agents');
export const getAgent = declareCall('get', '/agents/{id}');
export const getAgentSummary = declareCall('get', '/agents/summary');
export const exportAgents = declareExport('/agents/export');
export const updateAgent = declareCall('put', '/agents/{id}');
export const retireAgent = declareCall('post', '/agents/{id}/retire', { empty: true });

export const listContracts = declareCall('get', '/agents/{id}/contracts');
export const listAreas = declareCall('get', '/agents/{id}/locations');
export const getPosition = declareCall('get', '/agents/{id}/position');
export const getSettings = declareCall('get', '/agents/{id}/settings');
export const listComments = declareCall('get', '/agents/{id}/comments');
export const addComment = declareCall('post', '/agents/{id}/comments');
export const deleteComment = declareCall('delete', '/agents/{id}/comments/{comment}', {
  empty: true,
  notOffered: 'This server does not delete comments',
});
export const listAgentSkills = declareCall('get', '/agents/{id}/skills');
export const updateAgentSkills = declareCall('patch', '/agents/{id}/skills/{categoryId}', {
  idempotent: true,
});
export const listStrikes = declareCall('get', '/agents/{id}/strikes');
export const addStrike = declareCall('post', '/agents/{id}/strikes');
export const revertStrike = declareCall('post', '/agents/{id}/strikes/{strikeId}/revert');

export const listAssignments = declareCall('get', '/agents/{id}/assignments');
export const getAssignmentSummary = declareCall('get', '/agents/{id}/assignments/summary');
export const exportAssignments = declareExport('/agents/{id}/assignments/export');

export const listPositions = declareCall('get', '/agents/positions');
export const listAreasInBox = declareCall('get', '/agents/locations');

export const listSkills = declareCall('get', '/skills', { cacheable: true });
export const listTags = declareCall('get', '/agents/tags', { cacheable: true });
