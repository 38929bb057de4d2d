import { publicPath } from './load-picture.ts'

/** Where an uploaded picture is shown from, with its size, so that the text below it does not jump. */
export async function pictureAddress(key: string, file: Blob): Promise<string> {
  try {
    const { width, height } = await createImageBitmap(file)
    return `${publicPath(key)}#${width}x${height}`
  } catch {
    return publicPath(key)
  }
}
