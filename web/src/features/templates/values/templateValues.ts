import { newKey } from '../../../kit/fieldArray/itemKey.ts';
import type { LinkValues, TemplateValues } from './templateSchemas.ts';

export const newTemplate = (): TemplateValues => ({
  general: {
    name: '',
    displayName: '',
    description: '',
    customerId: null,
    duration: null,
    currency: 'GBP',
    basePrice: null,
    agentFee: null,
    agentFeeUpTo: null,
    sameDayCharge: null,
    pixellateFaces: false,
    hideJobTimes: false,
  },
  tasks: { sections: [] },
  resources: { links: [], media: [] },
});

export const newLink = (): LinkValues => ({ key: newKey(), title: '', url: '' });
