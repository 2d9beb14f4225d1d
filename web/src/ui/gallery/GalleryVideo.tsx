import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { Picture } from './Picture.tsx';
import { formatSeconds, videoProgressMilliseconds, videoSources } from './rules.ts';
import classes from './Gallery.module.css';

interface GalleryVideoProps {
  readonly url: string | null;
  readonly poster: string | null;
  readonly label: string;
}

/** A video with its own controls, which look the same in every browser and leave the arrow keys to the gallery. */
export function GalleryVideo({ url, poster, label }: GalleryVideoProps) {
  const sources = url === null ? [] : videoSources(url);
  const [tried, setTried] = useState(0);
  const video = useRef<HTMLVideoElement | null>(null);
  const [playing, setPlaying] = useState(false);
  const [progress, setProgress] = useState({ at: 0, of: 0 });
  const source = sources[tried];

  // A video loads from its creation, and may have failed or be ready before the listeners are attached.
  const catchUp = useCallback((element: HTMLVideoElement) => {
    video.current = element;
    if (element.error) setTried((before) => before + 1);
    else setProgress(progressOf(element));
    return () => {
      video.current = null;
    };
  }, []);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setProgress(progressOf(video.current)), videoProgressMilliseconds);
    return () => clearInterval(timer);
  }, [playing]);

  if (source === undefined) {
    return (
      <div className={classes.frame}>
        <Picture
          src={undefined}
          alt={label}
          missing="This video cannot be shown"
          className={classes.picture ?? ''}
        />
      </div>
    );
  }
  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (!element.paused) element.pause();
    // Rejected when the browser requires another click first; the button then still says Play.
    else element.play().catch(() => setPlaying(false));
  };
  return (
    <div className={classes.videoFrame}>
      <video
        key={source}
        ref={catchUp}
        src={source}
        poster={poster ?? undefined}
        aria-label={label}
        className={classes.video}
        playsInline
        preload="metadata"
        onClick={toggle}
        onPlay={() => setPlaying(true)}
        onPause={() => {
          setPlaying(false);
          setProgress(progressOf(video.current));
        }}
        onLoadedMetadata={() => setProgress(progressOf(video.current))}
        onError={() => setTried((before) => before + 1)}
      >
        {/* Videos from the field have no captions: the file says so, and only players that show captions load it. */}
        <track kind="captions" src="/no-captions.vtt" />
      </video>
      <div className={classes.videoControls}>
        <IconButton name={playing ? 'Pause' : 'Play'} icon={playing ? 'pause' : 'play'} onClick={toggle} />
        <input
          type="range"
          className={classes.progress}
          aria-label="Position"
          aria-valuetext={`${formatSeconds(progress.at)} of ${formatSeconds(progress.of)}`}
          min={0}
          max={progress.of}
          step={0.1}
          value={progress.at}
          onChange={(event) => {
            const at = event.currentTarget.valueAsNumber;
            if (video.current) video.current.currentTime = at;
            setProgress((before) => ({ ...before, at }));
          }}
        />
        <span className={classes.time}>
          {formatSeconds(progress.at)} / {formatSeconds(progress.of)}
        </span>
      </div>
    </div>
  );
}

/** Seconds played, and the duration; the duration is 0 until it is known. */
const progressOf = (element: HTMLVideoElement | null) => ({
  at: element?.currentTime ?? 0,
  of: element && Number.isFinite(element.duration) ? element.duration : 0,
});
