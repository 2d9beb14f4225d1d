import type { DefaultColumn, IdentityColumn, InstantColumn } from '../database/columns.ts';

export type FileTables = {
  files: {
    id: IdentityColumn;
    /** Names the bytes in the storage and stands in the address; cannot be guessed. */
    key: string;
    /** As it was called by whoever uploaded it. */
    name: string;
    content_type: string;
    /** As it came from somebody's phone: to be saved, and shown nowhere. */
    download_only: DefaultColumn<boolean>;
    /** Bytes; null while the file is announced but has not arrived. */
    size: number | null;
    /** SHA-256 in hex; what was announced until the file has arrived. */
    sha256: string;
    created_by: string | null;
    created_at: InstantColumn;
  };
  /** One row: the secret that addresses of files are signed with. */
  file_secrets: { id: number; secret: string };
};
