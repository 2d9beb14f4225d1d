/** Whether a browser can open the address: `https://…` or `http://…`. */
export const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
