import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { isMissingFile } from '../kit/page/code/missingFile.ts';
import { RememberedFailure } from '../kit/page/code/whenOnline.ts';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { FailedMessage } from '../kit/page/failures/FailedMessage.tsx';
import { showError } from '../kit/toast/toast.ts';
import { errorMessages } from '../messages/errors.ts';
import { askForDeploy, reloadOnce } from './staleDeploy.ts';

/** Reloads the page if the server can be reached; otherwise the browser would show its own error page. */
async function retry(): Promise<void> {
  if ((await askForDeploy()) === 'unreachable') showError(errorMessages.network);
  else window.location.reload();
}

/** Shown when a page throws. The rest of the console keeps working. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => {
    if (!isMissingFile(error)) return;
    if (error instanceof RememberedFailure) {
      reloadOnce();
      return;
    }
    void askForDeploy().then((deploy) => deploy === 'newer' && reloadOnce());
  }, [error]);
  return (
    <>
      <PageHeading title="Something went wrong" />
      <FailedMessage
        title="This page could not be shown"
        detail="The rest of the console still works. If it happens again, tell the team what you were doing."
        onRetry={() => void retry()}
      />
    </>
  );
}
