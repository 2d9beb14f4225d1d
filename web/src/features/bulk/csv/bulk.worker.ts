import { answerCalls } from '../../../ui/csv/besideThePage.ts';
import { bulkCalls } from './bulkCalls.ts';

answerCalls(bulkCalls);
