import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ConsentNotice } from './consent/consent-notice.tsx'
import { ExitPopup } from './exit-intent/exit-popup.tsx'
import { LeadDialog } from './leads/lead-dialog.tsx'

it('a prerendered page holds no dialog and no notice: they wait for a browser', () => {
  const markup = renderToString(
    <>
      <LeadDialog />
      <ExitPopup session="signed-out" />
      <ConsentNotice />
    </>,
  )
  expect(markup).toBe('')
})
