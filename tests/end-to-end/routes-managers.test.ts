// @module-tag browser
// @module-tag any-store
import { routesAs } from '../support/console/route-suite.ts';

routesAs([
  { name: 'owner', email: 'owner@shepherd.test', byHand: true },
  { name: 'administrator', email: 'admin@shepherd.test' },
]);
