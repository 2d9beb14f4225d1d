/** Whether a browser can open it: `https://…` or `http://…`. */
export const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
