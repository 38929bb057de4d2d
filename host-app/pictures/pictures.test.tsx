import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { PICTURES } from './pictures.ts'
import { SAMPLE_LISTS } from './sample-lists.ts'

it.each(Object.entries(PICTURES))(
  'the picture %s has no numbered ids, which the page’s own would repeat',
  async (_, { load }) => {
    const Drawing = await load()
    const page = (
      <StaticRouter location="/">
        <Drawing />
      </StaticRouter>
    )
    expect(renderToString(page)).not.toMatch(/id="(_?R_|:r|«r)/i)
  },
)

it.each(Object.entries(SAMPLE_LISTS))('the list %s names its customers', (_, { conversations }) => {
  for (const { customer_name } of conversations) expect(customer_name).toBeTruthy()
})
