/** Whether the keyboard has a Cmd key, as far as the browser tells. */
export function isApple({ platform }: Pick<Navigator, 'platform'>): boolean {
  return /^(Mac|iP)/.test(platform)
}
