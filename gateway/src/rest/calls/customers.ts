import { declareCall, declareExport } from '../declaration.ts';

export const listCustomers = declareCall('get', '/customers');
export const getCustomer = declareCall('get', '/customers/{id}');
export const getCustomerSummary = declareCall('get', '/customers/summary');
export const listIndustries = declareCall('get', '/customers/industries', { cacheable: true });
export const exportCustomers = declareExport('/customers/export');
export const createCustomer = declareCall('post', '/customers');
export const updateCustomer = declareCall('patch', '/customers/{id}');
