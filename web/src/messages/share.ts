import { inDigits } from './inDigits.ts';

/** The texts of the dialog that shares a job's report. */
export const shareMessages = {
  explanation:
    'Anybody with the link can read the report, without signing in and without fees or names of Shepherds.',
  labelHelp: 'For you alone, for example whom it is for.',
  endsNever: 'Empty: it works until it is revoked.',
  ends: (moment: string, timeZone: string) => `It works until ${moment}, ${timeZone} time.`,
  passwordHelp: 'Tell it to the reader in another way than the link.',
  passwordBlank: 'The password cannot be blank',
  onlyNow: 'It is shown only now. Older links stay valid.',
  noLinks: 'Nobody has a link to this report.',
  noLabel: 'Link without a label',
  noEnd: 'No end',
  withPassword: 'With password',
  withoutPassword: 'Without password',
  neverOpened: 'Not opened yet',
  opened: (count: number) => (count === 1 ? 'Opened once,' : `Opened ${inDigits(count)} times, last`),
  revoked: 'Link revoked',
} as const;
