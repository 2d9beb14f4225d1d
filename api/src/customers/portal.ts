/** The address of a customer's own portal: the name without accents, in letters, digits and hyphens. */
export function portalUrl(customerName: string): string {
  const label = customerName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|'/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `https://${label || 'customer'}.portal.shepherd.test`;
}
