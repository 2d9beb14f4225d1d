// @module-tag browser
// @module-tag any-store
import { routesAs } from '../support/console/route-suite.ts';

// In one file: the owner sees almost every part of a page, and what has passed once is not checked again.
routesAs([
  { name: 'owner', email: 'owner@shepherd.test', byHand: true },
  { name: 'administrator', email: 'admin@shepherd.test', translated: true },
  { name: 'operations', email: 'operations@shepherd.test' },
  { name: 'support', email: 'support@shepherd.test' },
  { name: 'reviewer', email: 'reviewer@shepherd.test' },
  { name: 'finance', email: 'finance@shepherd.test' },
  { name: 'content_editor', email: 'content@shepherd.test' },
]);
