/**
 * The content security policy of the page, the same in every shell: nothing from elsewhere, no inline script or
 * style, no `eval`, no frames. `connect-src 'self'` covers the socket, which has the page's own host.
 */
export const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
