import { AvatarList } from './Avatars.tsx';
import { usePresentInRow } from './inRows.ts';

/** The other users who have the job of a row open. */
export const RowAvatars = ({ jobId }: { jobId: string }) => <AvatarList people={usePresentInRow(jobId)} />;
