/**
 * Returns an image as a data URL, at most `heightPx` high; null if the browser can't read it as a raster image. What is
 * returned are pixels drawn anew, so nothing else in the file gets into the page. An SVG is not read.
 */
export async function drawPreview(file: Blob, heightPx: number): Promise<string | null> {
  if (!file.type.startsWith('image/') || file.type.startsWith('image/svg')) return null
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, heightPx / bitmap.height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (context) context.imageSmoothingQuality = 'high'
    context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas.toDataURL('image/webp')
  } catch {
    return null
  }
}
