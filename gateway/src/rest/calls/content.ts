import { declareCall } from '../declaration.ts';

export const listCollections = declareCall('get', '/app-manager/collections');
export const getCollection = declareCall('get', '/app-manager/collections/{id}');
export const getCollectionSummary = declareCall('get', '/app-manager/collections/summary');
export const listCollectionItems = declareCall('get', '/app-manager/collections/items');
export const createCollection = declareCall('post', '/app-manager/collections');
export const updateCollection = declareCall('put', '/app-manager/collections/{id}');

export const listNews = declareCall('get', '/app-manager/news');
export const getNewsItem = declareCall('get', '/app-manager/news/{id}');
export const getNewsSummary = declareCall('get', '/app-manager/news/summary');
export const listNewsContentItems = declareCall('get', '/app-manager/news/items');
export const createNewsItem = declareCall('post', '/app-manager/news');
export const updateNewsItem = declareCall('put', '/app-manager/news/{id}');

/** Not part of the original contract, as all calls with this text. */
const notOffered = 'This server has no training content';

export const listTrainings = declareCall('get', '/app-manager/training', { notOffered });
export const getTraining = declareCall('get', '/app-manager/training/{id}', { notOffered });
export const getTrainingSummary = declareCall('get', '/app-manager/training/summary', { notOffered });
export const createTraining = declareCall('post', '/app-manager/training', { notOffered });
export const updateTraining = declareCall('put', '/app-manager/training/{id}');
