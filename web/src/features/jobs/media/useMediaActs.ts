import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { errorCode } from '../../../graphql/errorNotice.ts';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { showError } from '../../../kit/toast/toast.ts';
import { jobMessages } from '../messages.ts';
import { deleteMedia, turnMedia, updateMedia } from './mediaMutations.ts';

/** The actions on a photo or video of a job. One that another user has deleted meanwhile disappears, with a notice. */
export function useMediaActs(jobId: string) {
  const { cache } = useApolloClient();
  const update = useAct(updateMedia);
  const turn = useAct(turnMedia);
  const remove = useAct(deleteMedia);
  return useMemo(() => {
    const forget = (mediaId: string) => {
      cache.evict({ id: cache.identify({ __typename: 'Media', id: mediaId }) ?? '' });
      cache.gc();
      showError(jobMessages.mediaGone);
    };
    const unlessGone = async (mediaId: string, act: Promise<unknown>): Promise<void> => {
      try {
        await act;
      } catch (error) {
        if (errorCode(error) === 'not_found') forget(mediaId);
        throw error;
      }
    };
    return {
      caption: (mediaId: string, caption: string | null) =>
        unlessGone(mediaId, update({ input: { jobId, mediaId, caption } })),
      turn: (mediaId: string, rotation: number) =>
        unlessGone(mediaId, turn({ input: { jobId, mediaId, rotation } })),
      remove: async (mediaId: string) => {
        try {
          await remove({ input: { jobId, mediaId } });
        } catch (error) {
          if (errorCode(error) !== 'not_found') throw error;
          forget(mediaId);
        }
      },
    };
  }, [cache, jobId, update, turn, remove]);
}
