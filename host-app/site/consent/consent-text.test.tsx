import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ConsentText } from './consent-text.tsx'

const draw = (text: string) => renderToStaticMarkup(<ConsentText>{text}</ConsentText>)

describe('[MKT-14] a text of the cookie notice', () => {
  it('is drawn with its links and emphasis', () => {
    const text = 'Read <strong>our <em>own</em></strong> <a href="/legal/privacy">privacy policy</a>.'
    expect(draw(text)).toBe(text)
  })

  it('brings no other element into the page', () => {
    expect(draw('<img src=x onerror=alert(1)><script>a</script>')).not.toMatch(/<(img|script)/)
  })
})
