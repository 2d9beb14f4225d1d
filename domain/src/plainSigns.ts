/**
 * Normalizes the text of a number: full-width signs of East Asian keyboards, odd spaces and the invisible marks that
 * spreadsheets and right-to-left formats add become plain. Not NFKC, which would turn `5²` into 52.
 */
export const plainSigns = (text: string): string =>
  text
    .replace(/[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g, '')
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0))
    .replace(/[￡￥￦]/g, (sign) => ({ '￡': '£', '￥': '¥' })[sign] ?? '₩')
    .replace(/\s+/g, ' ')
    .trim();
