import type { DateOrder } from '@shepherd/domain/date.ts';
import { largestFile } from '@shepherd/domain/fileKind.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { errorText, isRefusal } from '../../../graphql/errorNotice.ts';
import { countryOptions } from '../../../graphql/referenceOptions.ts';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { showError } from '../../../kit/toast/toast.ts';
import { rowsRefusal } from '../../../kit/upload/fileRules.ts';
import { putFile, UploadError } from '../../../kit/upload/sendFile.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { cancelUpload } from '../detail/uploads/uploadMutations.ts';
import type { Known } from './csv/locationsFile.ts';
import { openLocationsReader } from './csv/reader.ts';
import type { LocationsReader } from './csv/reader.ts';
import type { FileSummary } from './csv/session.ts';
import { locationFileMessages } from './fileMessages.ts';
import { sendLocations, startLocations } from './sendLocations.ts';
import type { SendingResult, UploadSteps } from './sendLocations.ts';
import { createUpload, startUpload } from './uploadMutations.ts';

interface Read {
  readonly name: string;
  readonly file: FileSummary;
}

/** The progress of a file on its way into the order. */
export type FileState =
  | { readonly kind: 'none'; readonly problem: string | null }
  | { readonly kind: 'reading'; readonly name: string }
  | (Read & { readonly kind: 'read'; readonly problem: string | null; readonly arrived: string | null })
  | (Read & { readonly kind: 'sending'; readonly share: number; readonly stop: () => void });

export interface LocationsFileControl {
  readonly state: FileState;
  readonly readFile: (file: File) => void;
  readonly readText: (text: string) => void;
  readonly leave: () => void;
  /** Reads ambiguous dates. */
  readonly orderDates: (order: DateOrder) => void;
  readonly send: () => void;
  readonly wrongCsv: () => Promise<string>;
}

const none: FileState = { kind: 'none', problem: null };

/** Reads a file, shows its review and sends it. Leaving the page does not abort a transfer. */
export function useLocationsFile(orderId: string, country: string | null): LocationsFileControl {
  const client = useApolloClient();
  const [state, setState] = useState<FileState>(none);
  const reader = useRef<Promise<LocationsReader> | null>(null);
  const turn = useRef(0);
  const create = useAct(createUpload);
  const start = useAct(startUpload);
  const cancel = useAct(cancelUpload);
  useEffect(
    () => () => {
      turn.current += 1;
      void reader.current?.then(({ close }) => close());
      reader.current = null;
    },
    [],
  );
  const opened = (): Promise<LocationsReader> => (reader.current ??= openLocationsReader());

  const refuse = (problem: string) => {
    setState({ kind: 'none', problem });
    showError(errorMessages.locationsRejected);
  };
  const read = async (name: string, bring: () => Promise<Uint8Array<ArrayBuffer> | string>) => {
    turn.current += 1;
    const own = turn.current;
    setState({ kind: 'reading', name });
    try {
      const file = await (await opened()).read(await bring(), await knownPlaces());
      if (own !== turn.current) return;
      if ('refused' in file) refuse(file.refused);
      else setState({ kind: 'read', name, file, problem: null, arrived: null });
    } catch {
      if (own === turn.current) refuse(locationFileMessages.fileUnreadable);
    }
  };

  const knownPlaces = async (): Promise<Known> => {
    // Without the list of countries only the server validates their codes.
    const countries = await countryOptions(client).catch(() => null);
    return { country, countries: countries?.map(({ value }) => value) ?? null };
  };
  const orderDates = async (order: DateOrder) => {
    const own = turn.current;
    const file = await (await opened()).orderDates(order, await knownPlaces());
    if (own === turn.current) setState((before) => (before.kind === 'read' ? { ...before, file } : before));
  };

  const stepsOf = (onProgress: (share: number) => void): UploadSteps => ({
    announce: async (hash) => {
      const { createLocationsUpload: upload } = await create({ input: { orderId, hash } }, { quiet: true });
      if (upload.url === null) throw new UploadError(locationFileMessages.noAddress);
      return { id: upload.id, address: upload.url };
    },
    transfer: (address, bytes, signal) => putFile(address, bytes, { onProgress, signal }),
    start: (id) => start({ input: { orderId, id } }, { quiet: true }),
    cancel: (id, reason) => cancel({ input: { orderId, id, reason } }, { quiet: true }),
    isRefusal,
  });
  const send = async (ready: FileState & { readonly kind: 'read' }) => {
    const { name, file, arrived } = ready;
    const own = turn.current;
    const stopping = new AbortController();
    const show = (next: FileState) => {
      if (own === turn.current) setState(next);
    };
    const sending = (share: number) =>
      show({ kind: 'sending', name, file, share, stop: () => stopping.abort() });
    sending(0);
    const steps = stepsOf(sending);
    const attempt = async (): Promise<SendingResult> => {
      if (arrived !== null) return startLocations(arrived, steps);
      const sent = await (await opened()).toSend();
      if (sent.bytes.length <= largestFile) return sendLocations(sent, steps, stopping.signal);
      return { kind: 'failed', error: new UploadError(locationFileMessages.sentTooLarge), arrived: null };
    };
    const result = await attempt().catch((error: unknown): SendingResult => ({
      kind: 'failed',
      error,
      arrived,
    }));
    if (result.kind === 'failed') {
      showError(errorMessages.locationsUploadFailed);
      show({ ...ready, problem: reasonOf(result.error), arrived: result.arrived });
    } else show(result.kind === 'started' ? none : { ...ready, problem: null });
  };

  return {
    state,
    readFile: (file) => {
      const refusal = rowsRefusal(file);
      if (refusal === null) void read(file.name, async () => new Uint8Array(await file.arrayBuffer()));
      else refuse(errorMessages.file(file.name, refusal));
    },
    readText: (text) => void read(locationFileMessages.pasted, async () => text),
    leave: () => {
      turn.current += 1;
      setState(none);
    },
    orderDates: (order) => void orderDates(order).catch(() => refuse(locationFileMessages.fileUnreadable)),
    send: () => {
      if (state.kind === 'read') void send(state);
    },
    wrongCsv: async () => (await opened()).wrongCsv(),
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof UploadError ? error.message : errorText(error) || errorMessages.unknown;
