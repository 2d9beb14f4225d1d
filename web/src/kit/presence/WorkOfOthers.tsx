import { usePresentAtJobs } from './inRows.ts';
import { openRecord, usePresent } from './onRecord.ts';
import type { PresentPerson } from './onRecord.ts';
import { workWords } from './words.ts';

const sentences = (people: readonly PresentPerson[], thing: string): readonly string[] =>
  people.flatMap((person) => workWords(person, thing) ?? []);

function Sentences({ of: work, className }: { of: readonly string[]; className?: string | undefined }) {
  if (work.length === 0) return null;
  return <p className={className}>{work.join('. ')}.</p>;
}

/** Names the users who edit or review the record of the page now, before another user acts on it. */
export function WorkOfOthers({ thing, className }: { thing: string; className?: string | undefined }) {
  return <Sentences of={sentences(usePresent(), `this ${thing}`)} className={className} />;
}

interface WorkOnJobsProps {
  /** The ids of the jobs that a dialog acts on, of the page or of rows. */
  readonly ids: readonly string[];
  readonly className?: string | undefined;
}

/** Names the users who edit or review the jobs of a dialog now, before another user acts on them. */
export function WorkOnJobs({ ids, className }: WorkOnJobsProps) {
  const record = openRecord();
  const own = record?.type === 'JOB' ? record.id : undefined;
  const onPage = usePresent();
  // The page of a job knows already who is there.
  const elsewhere = usePresentAtJobs(ids.filter((id) => id !== own));
  const work = ids.flatMap((id) =>
    sentences(id === own ? onPage : (elsewhere.get(id) ?? []), ids.length === 1 ? 'this job' : `job ${id}`),
  );
  return <Sentences of={work.slice(0, mostNamed)} className={className} />;
}

const mostNamed = 5;
