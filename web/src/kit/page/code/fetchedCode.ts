import { errorMessages } from '../../../messages/errors.ts';
import { showError } from '../../toast/toast.ts';
import { isMissingFile } from './missingFile.ts';
import { whenOnline } from './whenOnline.ts';

/** Code that an action needs: it is loaded when the action begins, and a failure is reported. */
export function fetchedCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const fetchWhenOnline = whenOnline(load);
  return async () => {
    try {
      return await fetchWhenOnline();
    } catch (error) {
      if (isMissingFile(error)) showError(errorMessages.pieceMissing);
      throw error;
    }
  };
}
