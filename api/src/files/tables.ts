import type { DefaultColumn, IdentityColumn, InstantColumn } from '../database/columns.ts';

export type FileTables = {
  files: {
    id: IdentityColumn;
    /** Key of the bytes in the storage and part of the address; unguessable. */
    key: string;
    /** The original name. */
    name: string;
    content_type: string;
    /** An original with private metadata: for download by staff only. */
    download_only: DefaultColumn<boolean>;
    /** Bytes; null while the file is announced but has not arrived. */
    size: number | null;
    /** SHA-256 in hex; the announced one until the file has arrived. */
    sha256: string;
    created_by: string | null;
    created_at: InstantColumn;
  };
  /** One row: the secret that signs file addresses. */
  file_secrets: { id: number; secret: string };
};
