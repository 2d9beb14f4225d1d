import type { GraphqlClient } from '../graphql-client.ts';

export type SharedReport = {
  url: string;
  /** Path of the page; the origin is that of the set-up, not always of the product under test. */
  path: string;
  token: string;
  linkId: string;
};

/** Shares the report of an attempted or completed job as a script does. */
export async function shareReport(
  staff: GraphqlClient,
  jobId: string,
  password?: string,
): Promise<SharedReport> {
  const { data, errors } = await staff(
    `mutation ($input: CreateReportLinkInput!) { createReportLink(input: $input) { url link { id } } }`,
    { input: { jobId, ...(password === undefined ? {} : { password }) } },
  );
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
  const { url, link } = (data as { createReportLink: { url: string; link: { id: string } } })
    .createReportLink;
  const path = new URL(url).pathname;
  return { url, path, token: path.split('/').at(-1) ?? '', linkId: link.id };
}
