import { ApolloLink } from '@apollo/client';
import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { requestKey } from '../../../graphql/begin.ts';
import { liveMessages } from '../../../messages/live.ts';
import { startPolling } from '../../polling/startPolling.ts';
import { listsOnScreen, tellNews } from '../onScreen.ts';
import type { ListOnScreen } from '../onScreen.ts';
import { announce, endAnnouncements } from './announce.ts';
import { recordKey } from './change.ts';
import type { Change, ChangeSource } from './change.ts';
import { entitiesIn, namesId, rootEntities } from './entities.ts';
import { FollowedList } from './FollowedList.ts';
import { LiveLink } from './liveLink.ts';
import { markChangedValues } from './marks.ts';
import { Pace } from './Pace.ts';
import { cachedData, readQuietly } from './readQuietly.ts';
import { shareChanges } from './shareChanges.ts';
import './live.css';

/** Changes of one action arrive together. */
const batchMilliseconds = 300;
/** A query on screen is read again at most once in this time. */
const paceMilliseconds = 3000;
/** Without a stream. */
const minute = 60_000;

interface Following {
  readonly client: ApolloClient;
  /** The id of the signed-in user. */
  readonly person: string;
  readonly source: ChangeSource;
}

/** Keeps what is on screen up to date with the changes of other users. Returns what ends it. */
export function followChanges({ client, person, source }: Following): () => void {
  const lists = new Map<ListOnScreen, FollowedList>();
  const paces = new Map<ObservableQuery, Pace>();
  let pending = new Map<string, Change>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endPolling: (() => void) | undefined;

  const link = new LiveLink({
    onLiveAnswer: markChangedValues,
    onRead: (key) => lists.forEach((list) => list.wasRead(key)),
  });
  const linkBefore = client.link;
  client.setLink(ApolloLink.from([link, linkBefore]));

  /** The lists that are on screen now. */
  const followed = (): readonly FollowedList[] => {
    const shown = listsOnScreen();
    for (const [list, following] of lists) {
      if (shown.has(list)) continue;
      following.end();
      lists.delete(list);
    }
    for (const list of shown) if (!lists.has(list)) lists.set(list, new FollowedList(client, list));
    return [...lists.values()];
  };
  /** The queries on screen besides those of lists. */
  const otherQueries = (): readonly ObservableQuery[] => {
    const ofLists = new Set(followed().map(({ observable }) => observable));
    const others = [...client.getObservableQueries()].filter((query) => !ofLists.has(query));
    // Several parts of a page may show the same query.
    const active = [...new Map(others.map((query) => [keyOf(query), query])).values()];
    for (const [query, pace] of paces) {
      if (active.includes(query)) continue;
      pace.end();
      paces.delete(query);
    }
    return active;
  };
  const readAgain = (query: ObservableQuery): void => {
    const pace =
      paces.get(query) ?? new Pace(() => readQuietly(client, query, query.variables), paceMilliseconds);
    paces.set(query, pace);
    pace.want();
  };
  const readAll = (): void => {
    followed().forEach((list) => list.missed());
    otherQueries().forEach(readAgain);
  };

  const isOwn = (change: Change): boolean => change.by?.id === person && link.hasAnswered(recordKey(change));
  const apply = (): void => {
    timer = undefined;
    // The answer of a mutation that is under way decides whether a change is its own.
    if (link.isSending) return plan();
    const changes = [...pending.values()].filter((change) => !isOwn(change));
    pending = new Map();
    if (changes.length === 0) return undefined;
    followed().forEach((list) => list.changed(changes));
    for (const query of otherQueries()) {
      const data = cachedData(client, query);
      const shown = entitiesIn(data);
      const roots = rootEntities(data);
      const concerning = changes.filter(
        (change) => shown.has(recordKey(change)) || namesId(query.variables, change.id),
      );
      for (const change of concerning) if (roots.has(recordKey(change))) tellOf(change);
      // A deleted record stays on screen, with what was typed about it.
      if (concerning.some((change) => change.kind !== 'DELETED')) readAgain(query);
    }
    return undefined;
  };
  const plan = (): void => void (timer ??= setTimeout(apply, batchMilliseconds));

  const endSharing = shareChanges({
    name: `changes:${person}`,
    source,
    listener: {
      changed: (change) => {
        const key = recordKey(change);
        const before = pending.get(key);
        // What was created and then changed is still new.
        const kind = before?.kind === 'CREATED' && change.kind === 'UPDATED' ? 'CREATED' : change.kind;
        pending.set(key, { ...change, kind });
        plan();
      },
      missed: readAll,
      over: (why) => {
        // The answer about an expired session ends it.
        if (why === 'unauthenticated') readAll();
        else {
          const ask = async () => {
            readAll();
            return true;
          };
          endPolling = startPolling(ask, { interval: minute, longest: minute });
        }
      },
    },
  });
  return () => {
    endSharing();
    endPolling?.();
    clearTimeout(timer);
    lists.forEach((list) => list.end());
    paces.forEach((pace) => pace.end());
    client.setLink(linkBefore);
    endAnnouncements();
  };
}

const keyOf = ({ queryName, variables }: ObservableQuery): string =>
  requestKey({ operationName: queryName, variables });

/** Says what happened to the record of the page. */
function tellOf(change: Change): void {
  const author = change.by?.name ?? null;
  const deleted = change.kind === 'DELETED';
  const words = deleted ? liveMessages.recordDeleted(author) : liveMessages.recordChanged(author);
  announce(words);
  tellNews({ path: window.location.pathname, words, deleted });
}
