import '@fontsource-variable/inter/wght.css';
import 'virtual:component-styles';
import './global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { guardAgainstDrops } from '../kit/upload/dropGuard.ts';
import { Console } from './Console.tsx';
import { browserCause, showErrorAbout } from '../kit/toast/toast.ts';
import { errorMessages } from '../messages/errors.ts';
import { tellNonce } from './pageNonce.ts';
import { consoleRoutes, shellRoute } from './routes.tsx';
import { keepFocus } from '../ui/browser/keepFocus.ts';
import { guardStorage } from '../ui/browser/storage.ts';
import { keepTranslatedTexts } from '../ui/translation/translatedTexts.ts';
import { createConsoleSession } from './session/createConsoleSession.ts';
import { afterFirstScreen } from './session/afterFirstScreen.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

tellNonce();
guardStorage((trouble) => showErrorAbout(browserCause, [errorMessages.storage[trouble]]));
keepTranslatedTexts();
keepFocus();
guardAgainstDrops(window);
// The gateway adds this element to its pages only in installations that want browser traces.
const traces = document.querySelector('meta[name="traces"]') && import('../graphql/tracedFetch.ts');
const session = createConsoleSession(
  traces ? { fetch: async (...request) => (await traces).tracedFetch(...request) } : {},
  new BroadcastChannel('session'),
);
afterFirstScreen(session);
void session.store.load();
// A visitor who is not signed in needs none of the pages.
const loadPages = () => import('./everyPage.tsx');
if (!window.location.pathname.startsWith('/auth/')) void loadPages().catch(() => undefined);
const router = createBrowserRouter(consoleRoutes([]), {
  patchRoutesOnNavigation: async ({ patch }) => patch(shellRoute, (await loadPages()).everyPage(session)),
});

createRoot(root).render(
  <StrictMode>
    <Console session={session} router={router} />
  </StrictMode>,
);
