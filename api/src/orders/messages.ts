/** Messages below the fields of an order. */
export const messages = {
  required: 'That field is required',
  commentRequired: 'Comment required',
  titleTooShort: 'Min 3 characters',
  unknown: 'There is nothing with this id',
  unknownCountry: 'There is no country with this code',
  otherCustomersCampaign: 'This campaign is not one of the customer',
  closedCampaign: 'This campaign is closed',
  archivedCustomer: 'This customer is archived',
  otherCampaignsWave: 'This wave is not one of the campaign',
  inactiveTemplate: 'This template is not active',
  notAnImage: 'This file is not a picture',
  noSuchFile: 'There is no uploaded file with this id',
  bothLinkFields: 'Both fields are required',
  badUrl: 'Provide proper url',
  onlyInDraft: 'This can be changed in a draft only',
  startAfterEnd: 'Start date must be earlier than end date',
  startTimeAfterEnd: 'Start time must be earlier than end time',
  timeStep: 'Time increments of 5 min only',
  bothInterestDates: 'Both dates are required',
  interestStartAfterEnd: 'The interest phase must start before it ends',
  noLocations: 'At least 1 location is required',
  locationsOfAnywhere: 'An order of this type has no locations',
  jobsCountMissing: 'You have to pass more than 0',
  datePassed: 'The date has passed',
  outsideOrder: 'This day is outside of the dates of the order',
  locationsOutside: (count: number, reference: string) =>
    count === 1
      ? `The location ${reference} has days outside of the dates of the order`
      : `${count} locations have days outside of the dates of the order, the first is ${reference}`,
  laterEnd: 'The new end date must be later than the present one',
  blankName: 'That field is required',
} as const;

/** Reasons to reconsider resuming, restarting or archiving. */
export const warningMessages = {
  end_date_passed: 'The end date of the order has passed',
  jobs_unfulfilled: (jobs: number) =>
    jobs === 1
      ? '1 job was unfulfilled or cancelled and stays so'
      : `${jobs} jobs were unfulfilled or cancelled and stay so`,
  jobs_in_qa: (jobs: number) =>
    jobs === 1 ? '1 job is still waiting for its review' : `${jobs} jobs are still waiting for their review`,
} as const;
