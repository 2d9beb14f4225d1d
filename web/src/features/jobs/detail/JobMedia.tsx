import { Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { MediaGallery } from '../../../kit/media/MediaGallery.tsx';
import { MediaGrid } from '../../../kit/media/MediaGrid.tsx';
import { shownMedia } from '../../../kit/media/media.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { jobMessages } from '../messages.ts';
import classes from './detail.module.css';
import { useJobMediaQuery } from './JobDetail.generated.ts';
import { mediaByTask } from './mediaByTask.ts';

/** The photos and videos of the job's report, under the tasks that asked for them. */
export function JobMedia({ jobId }: { jobId: string }) {
  const result = useJobMediaQuery({ variables: { id: jobId }, fetchPolicy: 'cache-and-network' });
  const job = result.data?.job;
  return (
    <Section title="Photos and videos">
      <SectionState
        result={result}
        value={job?.report && job.taskGroups && mediaByTask(job.taskGroups, job.report.tasks)}
        title="Photos and videos"
        detail={errorMessages.contactDevelopers}
      >
        {(tasks) =>
          tasks.length === 0 ? (
            <p className={classes.empty}>{jobMessages.noMedia}</p>
          ) : (
            <MediaGallery items={tasks.flatMap(({ title, media }) => shownMedia(media, title))}>
              {tasks.map(({ id, title, media }) => (
                <div key={id} className={classes.task}>
                  <h3 className={classes.taskTitle}>{title}</h3>
                  <MediaGrid media={media} title={title} />
                </div>
              ))}
            </MediaGallery>
          )
        }
      </SectionState>
    </Section>
  );
}
