import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../../graphql/errorNotice.ts';
import { announce } from '../../live/late/announce.ts';
import { openRecord, presentActivity, showPresent, subscribeToPresence } from '../onRecord.ts';
import type { OpenRecord, PresentPerson } from '../onRecord.ts';
import { LeavePresenceDocument, SignPresenceDocument } from '../Presence.generated.ts';
import { presentWords } from '../words.ts';

/** The server forgets a tab after 30 seconds without a sign. */
const beatMilliseconds = 10_000;
/** Progress of a review comes in bursts. */
const settleMilliseconds = 500;
const storageKey = 'presence-not-offered';

/** A tab's time at one record. */
interface Visit {
  readonly record: OpenRecord;
  readonly clientId: string;
  /** The signs so far: the leave must not overtake one. */
  sent: Promise<unknown>;
  signed: string;
  /** What was read to users of screen readers. */
  told: string;
}

/**
 * Signs the presence of this tab at the record on screen while the tab is visible, and shows who else is there.
 * @returns ends it
 */
export function keepPresence(client: ApolloClient): () => void {
  let visit: Visit | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const silent = () => ended || sessionStorage.getItem(storageKey) !== null;

  const sign = () => {
    const now = visit;
    if (now === null || silent() || document.visibilityState === 'hidden') return;
    const { kind, part = null, done = null, of = null } = presentActivity();
    const activity = { kind, part, done, of };
    now.signed = JSON.stringify(activity);
    now.sent = client
      .mutate({
        mutation: SignPresenceDocument,
        variables: { input: { ...now.record, clientId: now.clientId, activity } },
        fetchPolicy: 'no-cache',
        context: { quiet: true },
      })
      .then(
        ({ data }) => {
          if (visit !== now || silent() || !data) return;
          const people = data.signPresence
            .filter(({ own }) => !own)
            .map(({ user, activity: does }) => ({ id: user.id, name: user.name, activity: does }));
          showPresent(people);
          tellOnce(now, people);
        },
        (error: unknown) => {
          if (errorCode(error) === 'NOT_OFFERED') sessionStorage.setItem(storageKey, 'true');
          // An old answer is not shown further; the next sign asks again.
          if (visit === now) showPresent([]);
        },
      );
  };

  const leave = (left: Visit) => {
    if (silent() || left.signed === '') return;
    const mutation = () =>
      client
        .mutate({
          mutation: LeavePresenceDocument,
          variables: { clientId: left.clientId },
          fetchPolicy: 'no-cache',
          // Sent also while the page closes.
          context: { quiet: true, fetchOptions: { keepalive: true } },
        })
        .catch(() => undefined);
    if (document.visibilityState === 'hidden') void mutation();
    else void left.sent.then(mutation);
  };

  const follow = () => {
    const record = openRecord();
    if (record?.type !== visit?.record.type || record?.id !== visit?.record.id) {
      if (visit) leave(visit);
      clearTimeout(settling);
      visit = record && {
        record,
        clientId: crypto.randomUUID(),
        sent: Promise.resolve(),
        signed: '',
        told: '',
      };
      // What the page says of the activity follows at once.
      queueMicrotask(sign);
      return;
    }
    const { kind, part = null, done = null, of = null } = presentActivity();
    if (visit === null || visit.signed === JSON.stringify({ kind, part, done, of })) return;
    clearTimeout(settling);
    settling = setTimeout(sign, settleMilliseconds);
  };
  const seen = () => {
    if (document.visibilityState === 'visible') sign();
  };
  const closes = () => {
    if (visit) leave(visit);
  };

  const beat = setInterval(sign, beatMilliseconds);
  const unsubscribe = subscribeToPresence(follow);
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pagehide', closes);
  follow();
  return () => {
    if (visit) leave(visit);
    ended = true;
    clearInterval(beat);
    clearTimeout(settling);
    unsubscribe();
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pagehide', closes);
    showPresent([]);
  };
}

/** Says what is new, and not each step of a review. */
function tellOnce(visit: Visit, people: readonly PresentPerson[]): void {
  const words = people
    .map((person) => presentWords({ ...person, activity: { ...person.activity, done: null, of: null } }))
    .join('. ');
  if (words === visit.told) return;
  visit.told = words;
  if (words !== '') announce(words);
}
