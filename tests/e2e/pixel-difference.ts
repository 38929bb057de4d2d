import type { Page } from '@playwright/test'

/** Maximum difference of a color channel for pixels that look the same. */
const SAME_WITHIN = 32

/**
 * Returns the share of pixels that differ between two PNG images, 0 to 1; 1 if their sizes differ. `page`
 * can be any page.
 */
export async function pixelDifference(page: Page, first: Buffer, second: Buffer): Promise<number> {
  const blank = await page.context().newPage()
  try {
    const urls = [first, second].map(picture => `data:image/png;base64,${picture.toString('base64')}`)
    return await blank.evaluate(
      async ([urls, within]) => {
        const [a, b] = await Promise.all(
          urls.map(async url => {
            const image = await createImageBitmap(await (await fetch(url)).blob())
            const canvas = new OffscreenCanvas(image.width, image.height)
            const context = canvas.getContext('2d')!
            context.drawImage(image, 0, 0)
            return context.getImageData(0, 0, image.width, image.height)
          }),
        )
        if (a!.width !== b!.width || a!.height !== b!.height) return 1
        let count = 0
        for (let i = 0; i < a!.data.length; i += 4) {
          const isSame = [0, 1, 2].every(c => Math.abs(a!.data[i + c]! - b!.data[i + c]!) <= within)
          if (!isSame) count += 1
        }
        return count / (a!.data.length / 4)
      },
      [urls, SAME_WITHIN] as const,
    )
  } finally {
    await blank.close()
  }
}
