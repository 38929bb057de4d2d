/** Whether the page lets the widgets store something in the visitor's browser: not before the visitor's consent. */
export function mayStore(): boolean {
  return !document.documentElement.querySelector('[consent=required]')
}
