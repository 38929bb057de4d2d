import { SAMPLE_THREADS, type SampleThreadName } from './sample-threads.ts'
import { ThreadPicture } from './thread-picture.tsx'

/** Returns the picture of a made-up conversation. */
export function sampleThread(name: SampleThreadName) {
  const { title, messages } = SAMPLE_THREADS[name]
  return function SampleThread() {
    return <ThreadPicture title={title} messages={messages} />
  }
}
