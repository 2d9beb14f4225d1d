import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { errorCode } from '../../../graphql/errorNotice.ts';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { showError } from '../../../kit/toast/toast.ts';
import type { EditedRecord, SeenVersion } from '../../../kit/conflict/edited.ts';
import { JobAnswersDocument } from '../tasks/JobTasks.generated.ts';
import { jobMessages } from '../messages.ts';
import { deleteMedia, turnMedia, updateMedia } from './mediaMutations.ts';

interface EditedMedia {
  readonly id: string;
  readonly caption?: string | null | undefined;
}

/** The actions on a photo or video of a job. One that another user has deleted meanwhile disappears, with a notice. */
export function useMediaActs(jobId: string) {
  const client = useApolloClient();
  const { cache } = client;
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
      /** The caption as it is now, with the version of its report. */
      edited: ({ id: mediaId, caption }: EditedMedia): EditedRecord<{ caption: string | null }> => ({
        version: undefined,
        read: async () => {
          const { data } = await client.query({
            query: JobAnswersDocument,
            variables: { id: jobId },
            fetchPolicy: 'no-cache',
          });
          const { tasks = [], version = null } = data?.job?.report ?? {};
          const found = tasks.flatMap(({ media }) => media).find(({ id }) => id === mediaId);
          // Pictures inside a matrix are no part of the report: they are sent without a comparison.
          return {
            values: { caption: (found ?? { caption }).caption ?? '' },
            version: found ? version : null,
          };
        },
      }),
      caption: (mediaId: string, caption: string | null, seen: SeenVersion) =>
        unlessGone(mediaId, update({ input: { jobId, mediaId, caption, ...seen } })),
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
  }, [client, cache, jobId, update, turn, remove]);
}
