/** The texts of an order's locations, besides those shared by the console. */
export const locationMessages = {
  startAfterEnd: 'Start date must be earlier than end date',
  startTimeAfterEnd: 'Start time must be earlier than end time',
  degrees: (limit: number) => `Must be from -${limit} to ${limit}`,
  bothDegrees: 'Latitude and longitude belong together',

  addressChosen: 'Address chosen',
  pinMoved: 'Pin moved',
  findHelp: 'Or enter it below.',
  outside: (country: string) => `Outside ${country}`,
  elsewhere: (country: string) => `This address is in ${country}, which is not the country of the order.`,
  pinHelp: 'Drag the pin, or move it with the arrow keys. The coordinates follow.',
  noPin: 'Without coordinates its place is looked up from the address once the order is created.',
  notFound: 'This address was not found. Enter the coordinates, or put a pin on the map and move it.',
  searchFailed:
    'The address search did not answer. Enter the coordinates, or put a pin on the map and move it.',

  inCountry: (country: string) => `In ${country}, which is not the country of the order`,
  atCoordinates: (country: string) =>
    `By its coordinates in ${country}, which is not the country of the order`,
  noCoordinates: 'It has no coordinates',
  locating: {
    APPROXIMATE: 'Only its town was found',
    NOT_FOUND: 'Its address was not found',
    UNAVAILABLE: 'The address search did not answer',
    WAITING: 'Its address is still being looked for',
  },
  noProblemFits: 'No row fits the filter',
} as const;
