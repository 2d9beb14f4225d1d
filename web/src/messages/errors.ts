const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** The first name begins the sentence, the others are inside it. */
const inSentence = ([first = '', ...others]: readonly string[]): string =>
  conjunction.format([first, ...others.map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`)]);

/** The texts of error notices and error states. */
export const errorMessages = {
  network: 'Network Error',
  unknown: 'Unknown Error',
  codeOffline: 'You are offline, and this has not been loaded yet. It opens once the connection is back.',
  pieceMissing: 'This part of the page could not be loaded. What you typed is still here.',
  sessionExpired: 'Your session has expired, please login again.',
  rest: {
    ofPage: 'The rest of the page still works.',
    ofDialog: 'The rest of this dialog still works.',
  },
  /** The names of the missing parts of a page whose rest is shown. */
  partsFailed: (names: readonly string[]) => `${inSentence(names)} could not be loaded`,
  notOffered:
    'The console is connected to a server from elsewhere, which does not have this. Everything else works.',
  /** Values of an answer that the server worded in a way that is not known here. */
  unreadable: {
    cell: 'not readable',
    title: 'Name not readable',
    word: (word: string) => `The server answered “${word}”, which is not known here`,
    other: 'The server answered a value that cannot be read',
    some: (count: number) =>
      count === 1 ? '1 value could not be read' : `${count} values could not be read`,
    listed: (count: number, names: readonly string[]) =>
      `${errorMessages.unreadable.some(count)}: ${conjunction.format(names)}`,
  },
  notCopied: 'Your browser does not allow copying here. Please select the text and copy it by hand.',
  storage: {
    blocked:
      'Your browser keeps nothing for this site. Choices and drafts are lost when this tab is reloaded or closed.',
    full: 'The storage of your browser is full. New choices and drafts are lost when this tab is reloaded or closed.',
  },
  field: (name: string, message: string) => `Field ${name}: ${message}`,
  /** The server provides the wait. */
  rateLimited: (seconds: number) => {
    const minutes = Math.ceil(seconds / 60);
    return `Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
  },

  noDataToExport: 'No data to export. Please change your filters',
  orderRejected: 'Order creation request was rejected',
  locationsRejected: 'Locations CSV upload was rejected',
  locationsUploadFailed: 'There was an error creating the locations upload',
  orderUploadCancelled: (reason: string) => `Order upload was cancelled: ${reason}`,
  nearbyShepherdsFailed: 'Fetching nearby shepherds failed',
  nearbyShepherdAreasFailed: 'Fetching nearby shepherd areas failed',
  customerRejected: 'Customer creation was rejected',
  templateFailed: 'Error while creating the template',
  linkFailed: 'The link could not be sent',
  assignmentFailed: 'The job could not be assigned',
  marketOfferFailed: 'The market offer could not be created',
  reviewerTaken: (job: string) => `Job ${job} is already assigned to a reviewer`,
  allJobsReviewed: 'All jobs in the order are assigned to a reviewer now.',
  rejectedShepherd: 'The profile of a rejected or deleted shepherd cannot be viewed',
  contactDevelopers: 'Please contact dev team',
  assignmentRulesFailed: 'Problem fetching assignment rules',
  paymentUpdateFailed: 'Payment update failed',
  reimbursementLimit: 'You exceeded the £50 limit on reimbursement. Contact an admin',
  linkOver: 'This link is no longer valid.',
  wrongFileExtension: 'Wrong file extension!',
  tooManyFiles: "You can't upload more files!",
  file: (name: string, reason: string) => `${name}: ${reason}`,
  unreadableFile: 'The file could not be read.',
  fileTooLarge: 'The file is larger than 10 MB.',
  uploadFailed: 'The file could not be uploaded.',

  report: {
    error: 'Error',
    invalidToken: 'Invalid Token',
    wrongPassword: 'Please provide correct password',
    missingPassword: 'Missing password',
    notFound: '404 Not Found',
    rateLimited: 'Too many tries. Please wait a minute',
    partFailed: 'This part of the report could not be shown.',
    items: 'The items could not be loaded. Please check your connection and try again.',
    notSaved: 'The file could not be saved. Please try again.',
    noPhotos: 'None of the photos could be downloaded. Please try again.',
    missingPhotos: 'These could not be downloaded:',
  },
} as const;
