/** Size of an image in px. */
export type ImageSize = { readonly width: number; readonly height: number }

/**
 * Returns an image as a PNG that fits into a size, in its own proportions. It may be any that this browser can draw, also a
 * vector image. Rejects with an `Error` that has a readable message.
 */
export async function shrinkImage(file: File, most: ImageSize, name: string): Promise<File> {
  const image = await draw(file)
  const { naturalWidth, naturalHeight } = image
  if (naturalWidth === 0 || naturalHeight === 0) throw unreadable(file)
  const isVector = file.type === 'image/svg+xml'
  const share = Math.min(most.width / naturalWidth, most.height / naturalHeight, isVector ? Infinity : 1)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * share))
  canvas.height = Math.max(1, Math.round(naturalHeight * share))
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  const png = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw unreadable(file)
  return new File([png], `${name}.png`, { type: 'image/png' })
}

function draw(file: File): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    const image = new Image()
    reader.onerror = image.onerror = () => reject(unreadable(file))
    image.onload = () => resolve(image)
    // Not as `blob:`, which the pages' policy doesn't allow.
    reader.onload = () => {
      image.src = String(reader.result)
    }
    reader.readAsDataURL(file)
  })
}

function unreadable(file: File): Error {
  return new Error(`“${file.name}” is not an image that can be shown. Choose a PNG, JPEG, WebP or SVG file.`)
}
