/** The one Trusted Types policy of the host app's pages: it makes the address of the widgets' loader, and no other. */
export const TRUSTED_TYPES_POLICY = 'widget-loader'
