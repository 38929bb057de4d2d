import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { BRAND_BUCKET } from '#contract/constants/settings.ts'
import { brandImagePath } from '#core/brand/brand-image-path.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { chooseFile } from '#host-app/shared/ui/fields/choose-file.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { uploadFile } from '../../common/upload-file.ts'
import { SettingRow } from '../frame/rows.tsx'
import type { ControlProps } from '../frame/settings-fields.tsx'
import styles from './appearance.module.css'

type Props = ControlProps<'brand', 'logo' | 'favicon'> & {
  /** Name of the file, without its extension. */
  readonly name: string
  /** The image is made to fit. */
  readonly most: ImageSize
}

/** An uploaded image. It is uploaded at once and shows in the preview; visitors see it once the settings are saved. */
export function ImageRow({ label, hint, error, name, most, value, onChange }: Props) {
  const { company_id } = useAdmin().member
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function choose(): Promise<void> {
    const file = await chooseFile('image/png,image/jpeg,image/webp,image/svg+xml')
    if (!file) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      onChange(await uploadFile(BRAND_BUCKET, company_id, await shrinkImage(file, most, name)))
    } catch (failed) {
      setFailure(failed instanceof Error ? failed.message : errorText(failed))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <SettingRow label={label} hint={hint} error={failure ?? error}>
      <div className={styles['image']}>
        {value && <img src={brandImagePath(value)} alt={`${label} now`} />}
        <Button size="small" busy={isBusy} onClick={choose}>
          <ImageUp size={15} aria-hidden="true" />
          {value ? 'Replace' : 'Choose an image'}
        </Button>
        {value && (
          <Button size="small" look="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
    </SettingRow>
  )
}

/** Size of an image in px. */
type ImageSize = { readonly width: number; readonly height: number }

/**
 * Returns an image as a PNG that fits into a size, in its own proportions. It may be any that this browser can draw, also a
 * vector image. Rejects with an `Error` that has a readable message.
 */
async function shrinkImage(file: File, most: ImageSize, name: string): Promise<File> {
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
