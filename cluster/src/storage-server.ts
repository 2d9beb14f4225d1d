import S3rver from '@20minutes/s3rver';
import { bucket } from './storage.ts';

/** The process of the S3 store: it ends with its parent process. */
const port = Number(process.env['STORAGE_PORT']);
const server = new S3rver({
  address: '127.0.0.1',
  port,
  directory: process.env['STORAGE_FOLDER'],
  silent: true,
  configureBuckets: [{ name: bucket }],
});
await server.run();
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
process.send?.({ ready: true, port });
