/** A malicious request, and how it must be refused. */
export type Attack = {
  name: string;
  /** The whole request as bytes on the wire. */
  bytes: Buffer;
  status: number;
  code: string;
};
