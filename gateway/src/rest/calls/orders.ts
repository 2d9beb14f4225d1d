import { declareCall, declareExport } from '../declaration.ts';

export const listOrders = declareCall('get', '/orders');
export const getOrder = declareCall('get', '/orders/{id}');
export const getOrderSummary = declareCall('get', '/orders/summary');
export const listOrderCategories = declareCall('get', '/orders/categories', { cacheable: true });
export const exportOrders = declareExport('/orders/export');
export const exportOrderResults = declareCall('get', '/orders/{id}/reports/export', { answers: 'text' });
export const createOrder = declareCall('post', '/orders');
export const updateOrder = declareCall('patch', '/orders/{id}');
export const getOrderTasks = declareCall('get', '/orders/{id}/tasks');
export const listOrderPushes = declareCall('get', '/orders/{id}/pushes');
export const listOrderWorkflows = declareCall('get', '/orders/workflows');
export const updateOrderWorkflow = declareCall('put', '/orders/{id}/workflows/{wid}');
