import type { LightMyRequestResponse } from 'fastify';
import { TestGateway } from './gateway.ts';
import { RestServer } from './rest-server.ts';
import { form, uploadedFile } from './upload-form.ts';
import type { Part } from './upload-form.ts';

/** The answer to a form with these files, sent with the token `staff` unless the headers say otherwise. */
export async function sendFiles(
  { gateway }: TestGateway,
  path: string,
  parts: readonly Part[],
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  const { body, type } = await form(parts);
  return gateway.server.inject({
    method: 'POST',
    url: path,
    headers: { authorization: 'Bearer staff', 'content-type': type, ...headers },
    payload: body,
  });
}

/** A gateway in front of a REST server that accepts files. */
export class FileGateway {
  readonly rest: RestServer;
  readonly gateway: TestGateway;

  private constructor(rest: RestServer, gateway: TestGateway) {
    this.rest = rest;
    this.gateway = gateway;
  }

  static async start(): Promise<FileGateway> {
    const rest = await RestServer.start();
    return new FileGateway(rest, await TestGateway.start(rest.url));
  }

  /** Resets to the start of a test: no file has arrived, and every file is accepted. */
  reset(): void {
    this.rest.forget();
    for (const path of ['/orders/images', '/customers/logos', '/templates/documentation'])
      this.rest.on(`POST ${path}`, { body: uploadedFile(this.rest.url) });
  }

  upload(path: string, parts: readonly Part[], headers?: Readonly<Record<string, string>>) {
    return sendFiles(this.gateway, path, parts, headers);
  }

  async stop(): Promise<void> {
    await this.gateway.stop();
    await this.rest.stop();
  }
}
