import { BRAND_BUCKET } from '#contract/constants/settings.ts'

/** Returns the path of a brand's image on the server. @param key as in `BRAND_IMAGE_KEY` */
export function brandImagePath(key: string): string {
  return `/storage/v1/object/public/${BRAND_BUCKET}/${key}`
}
