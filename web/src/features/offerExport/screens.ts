import { defineScreen } from '../../kit/page/definition.ts';
import { offerExportPage } from './pages.ts';

export const offerExportScreens = [defineScreen(offerExportPage, () => import('./OfferExportPage.tsx'))];
