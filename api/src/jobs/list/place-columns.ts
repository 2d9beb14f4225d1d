/** The columns of `whereIs` for jobs. */
export const jobPlaceColumns = [
  'jobs.address1',
  'jobs.address2',
  'jobs.city',
  'jobs.zip',
  'jobs.state',
  'jobs.country_code',
  'jobs.latitude',
  'jobs.longitude',
] as const;
