import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { restClient, signIn, textAt, valueAt } from '../../rest/support/client.ts';
import type { Product } from '../processes/product.ts';

const columns = 'reference,address1,city,zip,start_date,end_date,start_time,end_time';

/** Sends a file with one location unknown to the address search, and waits for the end of the search. */
export async function sendUnknownLocation({ restUrl }: Product, orderId: string): Promise<void> {
  const client = restClient(restUrl);
  try {
    const token = await signIn(client, 'operations@shepherd.test');
    const path = `/orders/${orderId}`;
    const order = await client.expect({ method: 'GET', path, token });
    const day = textAt(order, 'start_date').slice(0, 10);
    const file = `${columns}\nUNKNOWN-1,1 Nowhere Lane,Nowhere,ZZ99 9ZZ,${day},${day},09:00,17:00`;
    const hash = createHash('sha256').update(file).digest('hex');
    const upload = await client.expect({
      method: 'POST',
      path: `${path}/uploads`,
      token,
      body: { hash },
    });
    const put = await fetch(textAt(upload, 'url'), { method: 'PUT', body: file });
    if (!put.ok) throw new Error(`The file was answered ${put.status}: ${await put.text()}`);
    const uploadPath = `${path}/uploads/${textAt(upload, 'id')}`;
    await client.expect({ method: 'POST', path: `${uploadPath}/start`, token, body: {} });
    const isLookedFor = async (): Promise<boolean> => {
      const read = await client.expect({ method: 'GET', path: uploadPath, token });
      return valueAt(read, 'locating') === 0 && valueAt(read, 'notices', 'length') === 1;
    };
    await vi.waitUntil(isLookedFor, { timeout: 120_000 });
  } finally {
    await client.close();
  }
}
