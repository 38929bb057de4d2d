import { ImageUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { BRAND_BUCKET } from '#contract/constants/settings.ts'
import { brandImagePath } from '#core/brand/brand-image-path.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { chooseFile } from '#host-app/ui/fields/choose-file.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { uploadFile } from '../../common/upload-file.ts'
import { SettingRow } from '../frame/rows.tsx'
import styles from './appearance.module.css'
import { type ImageSize, shrinkImage } from './shrink-image.ts'

type Props = {
  readonly label: string
  readonly hint: ReactNode
  readonly error: string | undefined
  /** Name of the file, without its extension. */
  readonly name: string
  /** The image is made to fit. */
  readonly most: ImageSize
  /** Key in the bucket `BRAND_BUCKET`. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
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
