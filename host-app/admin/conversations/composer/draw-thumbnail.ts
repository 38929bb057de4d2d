/** Twice what is shown, for dense screens. */
const HEIGHT_PX = 72

/** A small picture of an image file as a data URL; null for what is no image that the browser can read. */
export async function drawThumbnail(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null
  try {
    const bitmap = await createImageBitmap(file, { resizeHeight: HEIGHT_PX, resizeQuality: 'medium' })
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas.toDataURL('image/webp')
  } catch {
    return null
  }
}
