import type { ApolloClient } from '@apollo/client';
import { serverViews } from '../../kit/list/view/serverViews.ts';
import { columnsAsDefined, usualDensity } from '../../kit/list/view/useListView.ts';
import { syncSettings } from '../../kit/person/settings/syncSettings.ts';

/**
 * Reads the user's saved views and settings, and moves those of this browser to the server once.
 * @returns ends it
 */
export function startPersonalSettings(client: ApolloClient, person: string): () => void {
  const views = serverViews(client, person);
  // A server that keeps no views, or gives no answer: those of the browser stay as they are.
  views
    .read()
    .then(views.takeOver)
    .catch(() => undefined);
  return syncSettings(client, person, untouched);
}

const untouched = new Set([columnsAsDefined, usualDensity].map((setting) => JSON.stringify(setting)));
