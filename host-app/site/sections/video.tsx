import type { SectionOf } from './section-of.ts'
import styles from './video.module.css'

/** A video that loads when the visitor plays it, with captions and a transcript. */
export function Video({
  file,
  heading,
  transcript,
}: Pick<SectionOf<'video'>, 'file' | 'heading' | 'transcript'>) {
  return (
    <div className={styles['video']}>
      <video controls preload="none" width={1280} height={720} poster={`${file}.jpg`} aria-label={heading}>
        <source src={`${file}.webm`} type="video/webm" />
        <source src={`${file}.mp4`} type="video/mp4" />
        <track default kind="captions" srcLang="en" label="English" src={`${file}.vtt`} />
      </video>
      <details>
        <summary>Read it instead</summary>
        {transcript.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </div>
  )
}
