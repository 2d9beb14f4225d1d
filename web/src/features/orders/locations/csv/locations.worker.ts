import { answerCalls } from '../../../../ui/csv/besideThePage.ts';
import { newFileSession } from './session.ts';

answerCalls({ ...newFileSession() });
