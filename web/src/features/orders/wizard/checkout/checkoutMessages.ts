import { inDigits } from '../../../../messages/inDigits.ts';

/** The texts of the checkout step. */
export const checkoutMessages = {
  created: (name: string) => `${name} has been created`,
  isLive: 'It is live. Shepherds are told 10 minutes after the start.',
  waits: (start: string | null) =>
    start === null
      ? 'It waits for its approval.'
      : `It waits for its approval, and starts on ${start} once it is approved.`,
  startsNow: 'When it is created',
  days: (count: number) =>
    count === 0 ? 'The current day only' : `${inDigits(count)} ${count === 1 ? 'day' : 'days'}`,
  noCoordinates: 'Not known yet: looked up from the address',
  /** Either end may be open. */
  span: ([from, to]: readonly string[]) =>
    from && to ? `${from} – ${to}` : from ? `From ${from}` : `Until ${to}`,
  copiedPlaces: (count: number) => `${inDigits(count)} copied ${count === 1 ? 'location' : 'locations'}`,
  placesInFiles: (count: number) => `${inDigits(count)} ${count === 1 ? 'location' : 'locations'} from files`,
  jobs: (count: number, running: boolean) =>
    running ? `${inDigits(count)} so far: a file is still being read` : inDigits(count),
  surcharge: (amount: string) => `${amount} more for a job that is done on the day it was ordered`,
  noLocations: 'At least 1 location is required.',
  addLocations: 'Add locations',
  planNow: 'The order goes live and its jobs are made.',
  planLaunchNow: 'Shepherds are told 10 minutes later.',
  planApproval: 'The order waits for its approval, which makes its jobs.',
  planStart: (start: string) => `It starts on ${start}.`,
  planLaunch: (launch: string) => `Shepherds are told 10 minutes later, on ${launch}.`,
  another: 'New order',
} as const;
