import { type Product, type ProductSettings, startProduct } from '../support/processes/product.ts';
import { type ForeignRest, startForeignRest } from './foreign-rest.ts';

/** A whole product whose gateway stands in front of a foreign server, which stands in front of the embedded REST v1. */
export type ForeignProduct = Readonly<{ product: Product; foreign: ForeignRest; stop: () => Promise<void> }>;

export async function startForeignProduct(settings: ProductSettings = {}): Promise<ForeignProduct> {
  const foreign = await startForeignRest();
  const gateway = {
    LOG_LEVEL: 'fatal',
    REST_CONTRACT: 'lenient',
    RATE_LIMIT_PER_SECOND: '0',
    // A test machine may be arbitrarily busy.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    REST_TIMEOUT_MS: '30000',
    REST_API_URL: foreign.url,
  };
  const product = await startProduct({ ...settings, gateway: { ...gateway, ...settings.gateway } });
  foreign.forwardTo(product.restUrl);
  return {
    product,
    foreign,
    async stop() {
      await product.stop();
      await foreign.stop();
    },
  };
}
