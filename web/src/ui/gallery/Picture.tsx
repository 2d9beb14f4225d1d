import { useState } from 'react';
import type { ImgHTMLAttributes } from 'react';
import classes from './Picture.module.css';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string | undefined;
  readonly alt: string;
  /** The text to show if there is no picture. */
  readonly missing?: string;
}

/** An image that becomes a placeholder of the same size when it is missing or broken. */
export function Picture({
  src,
  alt,
  className = '',
  missing = 'No picture',
  onError,
  ...image
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (src === undefined || broken === src) {
    const name = alt === '' ? missing : `${alt} (${missing.toLowerCase()})`;
    return (
      <span className={`${classes.placeholder} ${className}`}>
        <img src={brokenPictureIcon} alt={name} width={22} height={22} />
        <span className={classes.missing} aria-hidden>
          {missing}
        </span>
      </span>
    );
  }
  return (
    <img
      {...image}
      src={src}
      alt={alt}
      className={className}
      onError={(event) => {
        setBroken(src);
        onError?.(event);
      }}
    />
  );
}

/** A torn picture in a grey that is visible on light and dark. */
const brokenPictureIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#808995" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M15 8h.01M7 3h11a3 3 0 0 1 3 3v11m-.86 3.14A3 3 0 0 1 18 21H6a3 3 0 0 1-3-3V6c0-.83.34-1.59.88-2.13M3 16l5-5c.93-.89 2.07-.89 3 0l5 5m0-2c.93-.89 2.07-.89 3 0l2 2M3 3l18 18"/></svg>',
)}`;
