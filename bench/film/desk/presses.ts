import type { Locator } from '@playwright/test'
import type { Director } from '../director.ts'

const CAPS: Readonly<Record<string, string>> = { Control: 'Ctrl' }

type Limit = { readonly unit: 'key' | 'click'; readonly most: number }

/** Counts keys or clicks, and shows each. A shortcut such as Ctrl+Shift+Enter is one. Typed words aren't counted. */
export function createPresses({ page, show, click }: Director, { unit, most }: Limit) {
  let count = 0
  const total = () => `${count} ${count === 1 ? unit : `${unit}s`}`

  async function counted(keys: readonly string[]): Promise<void> {
    count += 1
    await show(keys, total())
  }

  return {
    async press(shortcut: string): Promise<void> {
      await counted(shortcut.split('+').map(key => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key)))
      await page.keyboard.press(shortcut)
      // Long enough to see what the key did.
      await page.waitForTimeout(700)
    },
    async click(target: Locator): Promise<void> {
      await click(target)
      await counted([])
    },
    /** @throws Error if the way took more keys or clicks than the film says. */
    arrive(): void {
      if (count > most) throw new Error(`It took ${total()}, but at most ${most} are promised.`)
    },
  }
}
