import { useState } from 'react';
import { definePart } from '../../parts/definition.ts';
import { FileUpload } from './FileUpload.tsx';
import { imageExtensions } from '@shepherd/domain/fileKind.ts';
import type { UploadedFile } from './sendFile.ts';

interface LogoProps {
  readonly files?: readonly UploadedFile[];
  readonly error?: string;
  readonly most?: number;
}

const none: readonly UploadedFile[] = [];

function Logo({ files = none, ...upload }: LogoProps) {
  const [value, setValue] = useState(files);
  return (
    <FileUpload
      {...upload}
      label="Logo"
      to="customers/logos"
      accepts={imageExtensions}
      value={value}
      onChange={setValue}
    />
  );
}

const file = { id: '1', name: 'albion.png', url: '/files/albion.png' };

export const parts = [
  definePart('Upload', {
    empty: () => <Logo />,
    'with a file': () => <Logo files={[file]} />,
    several: () => <Logo most={5} files={[file, { ...file, id: '2', name: 'shelf.jpg' }]} />,
    'with an error': () => <Logo error="That field is required" />,
  }),
];
