import { IconExternalLink } from '@tabler/icons-react';
import { isWebAddress } from '../../../../kit/form/values/webAddress.ts';
import { PictureOrPlaceholder } from '../../../../kit/value/PictureOrPlaceholder.tsx';
import { taskRequirements } from '../../labels.ts';
import type { AskedTask } from './answers.ts';
import { previewMessages } from './messages.ts';
import classes from './TaskScreen.module.css';

/** The requirements of a task, or that it is optional. */
export function AskedOf({ task }: { readonly task: AskedTask }) {
  if (task.required.length === 0) return <p className={classes.asked}>{previewMessages.optional}</p>;
  const named = taskRequirements
    .filter(({ value }) => task.required.includes(value))
    .map(({ value, label }) => (value === 'TASK' ? previewMessages.text : label));
  return (
    <p className={classes.asked}>
      {previewMessages.required}: {named.join(', ')}
    </p>
  );
}

/** Description and instructions of a task: text is not interpreted, and only web addresses become links. */
export function TaskWords({ task: { title, description, link, media } }: { readonly task: AskedTask }) {
  return (
    <>
      {description.trim() && <p className={classes.description}>{description}</p>}
      {(link || media.length > 0) && (
        <section aria-label={previewMessages.instructions} className={classes.instructions}>
          {media.map(({ id, name, url }) => (
            <InstructionMedia key={id} name={name || title} url={url} />
          ))}
          {link && <InstructionLink link={link} />}
        </section>
      )}
    </>
  );
}

function InstructionLink({ link }: { readonly link: string }) {
  if (!isWebAddress(link))
    return (
      <p className={classes.broken}>
        {previewMessages.brokenLink} {link}
      </p>
    );
  return (
    <a href={link} target="_blank" rel="noreferrer" className={classes.link} title={link}>
      <IconExternalLink size={15} aria-hidden />
      {previewMessages.instructionLink}
    </a>
  );
}

/** Uploads are on our own origin; other URLs are not loaded. */
function InstructionMedia({ name, url }: { readonly name: string; readonly url: string }) {
  const address = URL.parse(url, window.location.href);
  const source = address && isWebAddress(address.href) ? address.href : null;
  if (source !== null && isVideo(name, source))
    return (
      <video className={classes.media} src={source} controls preload="none" aria-label={name}>
        {/* Instruction videos have no captions: the file says so. */}
        <track kind="captions" src="/no-captions.vtt" />
      </video>
    );
  return <PictureOrPlaceholder src={source} alt={name} className={classes.media ?? ''} />;
}

const isVideo = (name: string, source: string): boolean =>
  name === 'Video' || /\.mp4(?:$|[?#])/i.test(source) || /\.mp4$/i.test(name);
