import type { ApolloClient } from '@apollo/client';
import { personKey } from '../usePersonStorage.ts';
import { PreferencesDocument, SetPreferenceDocument } from './settings.generated.ts';
import { changedKey, changeEvent, storedNames, writeStored } from './storedText.ts';

/** Changes of a column's width come one after another. */
export const sendDelayMilliseconds = 1000;

/** The settings that follow a user to other browsers: row height, and the columns of each list. */
const followsUser = (name: string): boolean => name === 'row-density' || name.startsWith('columns:');

/** Names whose latest value the server does not have yet; kept in the browser, so that no change is lost offline. */
const unsentName = 'unsent-settings';

/**
 * Takes the user's settings from the server, and sends the changes of this browser. A change that is not sent yet wins
 * over the server's value. Without an answer the settings stay in the browser, as on a server that keeps none.
 * @param untouched the texts of settings that the user has not changed: the storage has them for each visited list
 * @returns ends it
 */
export function syncSettings(
  client: ApolloClient,
  person: string,
  untouched: ReadonlySet<string>,
): () => void {
  /** The texts that the server has. */
  const held = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const textOf = (name: string) => localStorage.getItem(personKey(person, name));
  const unsent = (): string[] => JSON.parse(textOf(unsentName) ?? '[]');
  const setUnsent = (names: Iterable<string>) =>
    localStorage.setItem(personKey(person, unsentName), JSON.stringify([...new Set(names)]));

  const send = async () => {
    for (const name of unsent()) {
      const value = textOf(name);
      if (ended) return;
      if (value !== null) {
        await client.mutate({
          mutation: SetPreferenceDocument,
          variables: { input: { name, value } },
          context: { quiet: true },
        });
        held.set(name, value);
      }
      // Changed again in the meantime: the newer value has to follow.
      if (textOf(name) === value) setUnsent(unsent().filter((other) => other !== name));
    }
  };
  // A failed change stays unsent: the next change, or the next start, sends it.
  const sendSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void send().catch(() => undefined), sendDelayMilliseconds);
  };
  /** Components write what they have read when they begin. */
  const isNews = (name: string): boolean => {
    const text = textOf(name);
    if (text === null || text === held.get(name)) return false;
    return held.has(name) || !untouched.has(text);
  };
  const follow = (event: Event) => {
    const prefix = personKey(person, '');
    const key = changedKey(event);
    const name = key.slice(prefix.length);
    if (!key.startsWith(prefix) || !followsUser(name) || !isNews(name)) return;
    setUnsent([...unsent(), name]);
    sendSoon();
  };

  const begin = async () => {
    const { data } = await client.query({
      query: PreferencesDocument,
      fetchPolicy: 'no-cache',
      context: { quiet: true },
    });
    if (ended || !data) return;
    const waiting = new Set(unsent());
    for (const { name, value } of data.preferences) held.set(name, value);
    for (const { name, value } of data.preferences) {
      if (!followsUser(name) || waiting.has(name) || textOf(name) === value || !isJson(value)) continue;
      writeStored(personKey(person, name), value);
    }
    const own = storedNames(personKey(person, '')).filter((name) => followsUser(name) && isNews(name));
    setUnsent([...waiting, ...own]);
    window.addEventListener(changeEvent, follow);
    if (unsent().length > 0) sendSoon();
  };
  void begin().catch(() => undefined);
  return () => {
    ended = true;
    clearTimeout(timer);
    window.removeEventListener(changeEvent, follow);
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
