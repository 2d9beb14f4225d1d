import { declareCall, declareExport } from '../declaration.ts';

// Never `cacheable`: changes of a template must show immediately.
export const listTemplates = declareCall('get', '/templates');
export const getTemplate = declareCall('get', '/templates/{id}');
export const getTemplateSummary = declareCall('get', '/templates/summary');
export const getTemplateTasks = declareCall('get', '/templates/{id}/tasks');
export const listCurrencies = declareCall('get', '/templates/currencies', { cacheable: true });
export const exportTemplates = declareExport('/templates/export');
export const createTemplate = declareCall('post', '/templates');
export const updateTemplate = declareCall('patch', '/templates/{id}');
export const duplicateTemplate = declareCall('post', '/templates/{id}/duplicate');
