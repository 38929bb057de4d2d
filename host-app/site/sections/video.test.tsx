import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Video } from './video.tsx'

it('[MKT-07] the video shows its captions by default, has a poster, and its words beside it', () => {
  const markup = renderToString(
    <Video heading="How to" file="/video/how-to" transcript={['First.', 'Then.']} />,
  )
  expect(markup).toMatch(/<track default="" kind="captions" [^>]*src="\/video\/how-to\.vtt"/)
  expect(markup).toContain('poster="/video/how-to.jpg"')
  expect(markup).toContain('<p>First.</p><p>Then.</p>')
})
