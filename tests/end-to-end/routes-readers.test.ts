// @module-tag browser
// @module-tag any-store
import { routesAs } from '../support/console/route-suite.ts';

routesAs([
  { name: 'operations', email: 'operations@shepherd.test' },
  { name: 'support', email: 'support@shepherd.test' },
  { name: 'reviewer', email: 'reviewer@shepherd.test' },
  { name: 'finance', email: 'finance@shepherd.test' },
  { name: 'content_editor', email: 'content@shepherd.test' },
]);
