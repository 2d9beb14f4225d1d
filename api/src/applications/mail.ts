import type { ApplicationStage } from '../agents/statuses.ts';
import type { Mail } from '../outbox/mail.ts';

/** The applicant's next step, by stage. */
const nextSteps: Record<ApplicationStage, string> = {
  verify_email: 'please confirm your email address in the Shepherd app',
  complete_profile: 'please complete your profile in the Shepherd app',
  complete_application: 'please answer the remaining questions of your application in the Shepherd app',
  contract_agreement: 'please read and sign your contract in the Shepherd app',
  market_access: 'you can now see jobs near you in the Shepherd app and accept your first one',
  job_accepted: 'please do the job that you accepted; the Shepherd app shows you how',
  identity_check:
    'please check your identity in the Shepherd app: have a passport or driving licence at hand',
  right_to_work: 'please show in the Shepherd app that you have the right to work',
  criminal_convictions: 'please complete the questions about convictions in the Shepherd app',
  too_young: 'please confirm your date of birth in the Shepherd app',
};

/** The mail for the next step of an application. */
export const applicationMail = (applicant: {
  email: string;
  first_name: string;
  stage: ApplicationStage;
}): Mail => ({
  recipient: applicant.email,
  subject: 'Your application as a Shepherd',
  body: `Hello ${applicant.first_name},\n\nto go on with your application, ${nextSteps[applicant.stage]}.\n\nYour Shepherd team`,
});
