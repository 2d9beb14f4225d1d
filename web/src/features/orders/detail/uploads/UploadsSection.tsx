import { Button } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import { Section } from '../../../../kit/detail/Section.tsx';
import { PartFailed } from '../../../../kit/page/failures/PartFailed.tsx';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../../kit/page/code/PieceBoundary.tsx';
import { fetchAhead } from '../../../../kit/page/code/whenOnline.ts';
import { usePageCommand } from '../../../../kit/palette/pageCommands.ts';
import classes from '../detail.module.css';
import type { useUploads } from './useUploads.ts';

// Most orders have none.
const UploadList = definePiece(async () => (await import('./UploadList.tsx')).UploadList);
const CsvDrop = definePiece(async () => (await import('../../locations/CsvDrop.tsx')).CsvDrop);

const act = 'Add locations';

interface UploadsSectionProps {
  readonly orderId: string;
  readonly country: string | null;
  /** Whether the user may add locations here. */
  readonly addable: boolean;
  readonly followed: ReturnType<typeof useUploads>;
}

/** An order's uploads, if there are any or may be some. */
export function UploadsSection({ orderId, country, addable, followed }: UploadsSectionProps) {
  const { uploads, failed, refetch } = followed;
  const { button, drop } = useDrop(orderId, country, addable && !failed);
  return (
    <Section title="Uploads" actions={button}>
      {failed ? (
        <PartFailed
          title="Uploads could not be loaded"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <>
          {drop}
          {uploads.length > 0 && (
            <PieceBoundary>
              <Suspense fallback={null}>
                <UploadList orderId={orderId} uploads={uploads} />
              </Suspense>
            </PieceBoundary>
          )}
        </>
      )}
    </Section>
  );
}

/** Most visitors of an order upload no file, and the code for it is as large as a page: it loads on demand. */
function useDrop(orderId: string, country: string | null, offered: boolean) {
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState(false);
  const id = useId();
  const toggle = () => {
    setWanted(true);
    setShown(!shown);
  };
  const ahead = () => fetchAhead(CsvDrop.load);
  usePageCommand(offered ? act : null, toggle);
  if (!offered) return { button: null, drop: null };
  return {
    button: (
      <Button
        variant="default"
        size="xs"
        aria-expanded={shown}
        aria-controls={id}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={toggle}
      >
        {act}
      </Button>
    ),
    drop: (
      <div id={id} hidden={!shown}>
        {wanted && (
          <PieceBoundary>
            <Suspense fallback={<div className={classes.drop} aria-busy="true" />}>
              <CsvDrop orderId={orderId} country={country} />
            </Suspense>
          </PieceBoundary>
        )}
      </div>
    ),
  };
}
