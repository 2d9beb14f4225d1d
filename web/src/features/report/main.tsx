import '@fontsource-variable/inter/wght.css';
import '../../ui/tokens.css';
import './report.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { guardAgainstDrops } from '../../kit/upload/dropGuard.ts';
import { keepFocus } from '../../ui/browser/keepFocus.ts';
import { keepTranslatedTexts } from '../../ui/translation/translatedTexts.ts';
import { ReportBoundary } from './opening/ReportBoundary.tsx';
import { ReportPage } from './ReportPage.tsx';
import { requestReport, tokenOf } from './request/requestReport.ts';

const root = document.getElementById('root');
if (!root) throw new Error('report.html has no element with the id "root"');

keepTranslatedTexts();
guardAgainstDrops(window);
keepFocus();
const token = tokenOf(location.pathname);
// Requested before the first render: the reader waits for this answer.
const first = requestReport({ token });

createRoot(root).render(
  <StrictMode>
    <ReportBoundary>
      <ReportPage token={token} first={first} />
    </ReportBoundary>
  </StrictMode>,
);
