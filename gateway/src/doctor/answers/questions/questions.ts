import type { Question } from '../question.ts';
import { agentQuestions } from './agents.ts';
import { customerQuestions } from './customers.ts';
import { jobQuestions } from './jobs.ts';
import { orderQuestions } from './orders.ts';
import {
  contentQuestions,
  referenceQuestions,
  sessionQuestions,
  templateQuestions,
  userQuestions,
} from './others.ts';

/**
 * Every call that reads, as the console makes it. The test names the few that are left out: they send a mail, or need
 * something that no list has.
 */
export const questions: readonly Question[] = [
  ...sessionQuestions,
  ...orderQuestions,
  ...jobQuestions,
  ...customerQuestions,
  ...agentQuestions,
  ...templateQuestions,
  ...userQuestions,
  ...contentQuestions,
  ...referenceQuestions,
];
