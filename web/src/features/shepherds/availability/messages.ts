/** The texts of a Shepherd's availability, besides those shared by the console. */
export const availabilityMessages = {
  open: 'Open: sees offers and can take jobs.',
  closed: 'Closed: sees no offers. Jobs that are taken already stay.',
  retired: 'Retired: there is no way back to the market.',
  applicant: 'An applicant does not see the market yet.',
  accepts: 'The application is accepted with it, and the Shepherd can take jobs. This cannot be undone.',
  noAreas: 'No area where this Shepherd takes jobs.',
  hidden: 'The last position is hidden.',
  unknown: 'The last position is not known.',
} as const;
