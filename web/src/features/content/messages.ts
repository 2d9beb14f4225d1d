/** The texts of the screens of app content, besides those shared by the console. */
export const contentMessages = {
  displayOrder: 'Smaller numbers come first.',
  bodyHint: 'Plain text. Web and mail addresses become links.',
  attributeHint: 'Free text for the app.',
  noItems: 'No items yet. The app shows a collection without items as a title alone.',
  chooseItem: 'Search an item to add…',

  hiddenInPreview: 'Hidden: the app does not show this.',

  noMedia: 'No picture or film belongs to it. The app shows the text alone.',
  mediaProcessing: 'It is being processed. The app shows it once it is ready.',
  mediaReady: 'The app shows it above the text.',
  mediaFailed: 'It could not be processed, and the app shows the text alone.',
} as const;

/** The labels of the fields. */
export const fieldLabels = {
  name: 'Name',
  title: 'Title',
  body: 'Text',
  items: 'Items',
  attribute1: 'Attribute 1',
  attribute2: 'Attribute 2',
  displayOrder: 'Display order',
} as const;
