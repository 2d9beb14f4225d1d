export const network = { code: 'NETWORK_ERROR', status: 502 };
export const late = { code: 'NETWORK_ERROR', status: 504 };
export const invalid = { code: 'INVALID_UPSTREAM_ANSWER', status: 502 };
export const unknown = { code: 'UNKNOWN_VALUE', status: 502 };
