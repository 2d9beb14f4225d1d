import { Client } from 'pg';
import type { Product } from './product.ts';

/** The text of the newest mail to this recipient; undefined without one. */
export function newestMail(
  product: Pick<Product, 'mailboxUrl' | 'databaseUrl'>,
  recipient: string,
): Promise<string | undefined> {
  return product.databaseUrl === undefined
    ? fromMailbox(product.mailboxUrl, recipient)
    : fromDatabase(product.databaseUrl, recipient);
}

async function fromMailbox(mailboxUrl: string, recipient: string): Promise<string | undefined> {
  const list = await (await fetch(mailboxUrl)).text();
  const entry = list.split('<li>').find((item) => item.includes(recipient));
  const address = /href="([^"]+)"/.exec(entry ?? '')?.[1];
  if (address === undefined) return undefined;
  const mail = await (await fetch(new URL(address, mailboxUrl))).text();
  return mail.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&');
}

/** On PostgreSQL the API has no mailbox page; its mails wait in a table for the mail server. */
async function fromDatabase(databaseUrl: string, recipient: string): Promise<string | undefined> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ body: string }>(
      'select body from mails where recipient = $1 order by id desc limit 1',
      [recipient],
    );
    return rows[0]?.body;
  } finally {
    await client.end();
  }
}
