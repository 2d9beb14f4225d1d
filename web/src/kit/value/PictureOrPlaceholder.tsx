import { VisuallyHidden } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './PictureOrPlaceholder.module.css';

/** An image that becomes a placeholder of the same size when it is missing or broken. */
export function PictureOrPlaceholder({
  src,
  alt,
  className,
}: {
  src: string | null | undefined;
  alt: string;
  className?: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src && broken !== src) {
    return <img src={src} alt={alt} className={className} onError={() => setBroken(src)} loading="lazy" />;
  }
  return (
    <span className={`${classes.placeholder} ${className ?? ''}`}>
      <IconPhotoOff size={18} aria-hidden />
      <VisuallyHidden>{alt}</VisuallyHidden>
    </span>
  );
}
