import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { BulkActionType } from '../../../graphql/generated/schema.ts';
import { newKey } from '../../../kit/fieldArray/itemKey.ts';
import { applyRules } from '../../../kit/mutation/defineMutation.ts';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { showError, showSuccess } from '../../../kit/toast/toast.ts';
import { rowsRefusal } from '../../../kit/upload/fileRules.ts';
import { sendText, UploadError } from '../../../kit/upload/sendFile.ts';
import { browserTimeZone } from '../../../kit/value/time.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { bulkCsv, unknownOf } from '../csv/bulkFile.ts';
import type { BulkRows } from '../csv/bulkFile.ts';
import { openBulkReader } from '../csv/reader.ts';
import type { BulkReader } from '../csv/reader.ts';
import { bulkFileMessages, bulkMessages } from '../messages.ts';
import { bulkActionPage } from '../pages.ts';

/** Rows under review before they are sent. */
export interface ReadRows {
  readonly name: string;
  readonly rows: BulkRows;
  /** Unknown columns of the file. */
  readonly unknown: readonly string[];
}

type UploadState =
  | { readonly kind: 'none'; readonly problem: string | null }
  | { readonly kind: 'reading'; readonly name: string }
  | (ReadRows & { readonly kind: 'read'; readonly problem: string | null })
  | (ReadRows & { readonly kind: 'sending'; readonly share: number; readonly stop: () => void });

interface UploadControl {
  readonly state: UploadState;
  readonly readFile: (type: BulkActionType, file: File) => void;
  readonly readText: (type: BulkActionType, text: string) => void;
  readonly change: (rows: BulkRows) => void;
  readonly leave: () => void;
  /** Sends these of the rows. */
  readonly send: (rows: BulkRows) => void;
}

interface Upload {
  /** The initial rows. */
  readonly first: ReadRows | null;
  /** Called before another page is opened. */
  readonly onSent: () => void;
}

/** Reads a file, holds its rows while they are corrected, and sends them. */
export function useBulkUpload({ first, onSent }: Upload): UploadControl {
  const client = useApolloClient();
  const go = useGo();
  const [state, setState] = useState<UploadState>(
    first === null ? { kind: 'none', problem: null } : { kind: 'read', ...first, problem: null },
  );
  const reader = useRef<Promise<BulkReader> | null>(null);
  const turn = useRef(0);
  const attempt = useRef<{ readonly text: string; readonly key: string } | null>(null);
  useEffect(
    () => () => {
      turn.current += 1;
      void reader.current?.then(({ close }) => close());
      reader.current = null;
    },
    [],
  );

  const read = async (
    type: BulkActionType,
    name: string,
    bring: () => Promise<Uint8Array<ArrayBuffer> | string>,
  ) => {
    turn.current += 1;
    const own = turn.current;
    setState({ kind: 'reading', name });
    const answer = await bring()
      .then(async (brought) => (await (reader.current ??= openBulkReader())).read(type, brought))
      .catch(() => ({ refused: bulkFileMessages.fileUnreadable }));
    if (own !== turn.current) return;
    if ('refused' in answer) setState({ kind: 'none', problem: answer.refused });
    else {
      const { headings, ...rows } = answer;
      setState({ kind: 'read', name, rows, unknown: unknownOf(headings), problem: null });
    }
  };

  const send = async (ready: ReadRows, chosen: BulkRows) => {
    const own = turn.current;
    const stopping = new AbortController();
    const show = (next: UploadState) => {
      if (own === turn.current) setState(next);
    };
    const sending = (share: number) =>
      show({ ...ready, kind: 'sending', share, stop: () => stopping.abort() });
    sending(0);
    const text = bulkCsv(chosen);
    // A request without an answer may have been executed: the same content is sent again with the same idempotency key.
    if (attempt.current?.text !== text) attempt.current = { text, key: newKey() };
    const query = new URLSearchParams({ type: chosen.type, timezone: browserTimeZone() }).toString();
    try {
      const { id } = await sendText(`jobs/bulk-actions?${query}`, new Blob([text], { type: 'text/csv' }), {
        key: attempt.current.key,
        onProgress: sending,
        signal: stopping.signal,
        read: readId,
      });
      applyRules(client.cache, { evicts: ['bulkActions'] }, undefined, undefined);
      showSuccess(bulkMessages.started);
      if (own !== turn.current) return;
      onSent();
      go(bulkActionPage.to({ id }));
    } catch (error) {
      if (stopping.signal.aborted) show({ ...ready, kind: 'read', problem: null });
      else {
        const problem = error instanceof UploadError ? error.message : errorMessages.unknown;
        show({ ...ready, kind: 'read', problem });
        if (own !== turn.current) showError(problem);
      }
    }
  };

  return {
    state,
    readFile: (type, file) => {
      const refusal = rowsRefusal(file);
      if (refusal === null) void read(type, file.name, async () => new Uint8Array(await file.arrayBuffer()));
      else setState({ kind: 'none', problem: errorMessages.file(file.name, refusal) });
    },
    readText: (type, text) => void read(type, bulkMessages.pasted, async () => text),
    change: (rows) =>
      setState((before) => (before.kind === 'read' ? { ...before, rows, problem: null } : before)),
    leave: () => {
      turn.current += 1;
      setState({ kind: 'none', problem: null });
    },
    send: (chosen) => {
      if (state.kind === 'read') void send(state, chosen);
    },
  };
}

function readId(answer: unknown): { readonly id: string } | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return null;
  return { id: String(answer.id) };
}
