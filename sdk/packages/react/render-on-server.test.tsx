import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  Lapwing,
  LapwingProvider,
  SupportChat,
  SupportCsat,
  SupportKb,
  useLapwing,
  useLapwingEvent,
} from './index.ts'

function Page() {
  const { isOpen, unread, conversationId } = useLapwing()
  useLapwingEvent('message', () => {})
  return <p>{`${isOpen} ${unread} ${conversationId}`}</p>
}

it('a server renders the elements with their attributes and fallback, and nothing of the provider', () => {
  const html = renderToString(
    <LapwingProvider server="https://support.example.com" tenant="acme" theme="dark" email="ann@example.com">
      <Page />
      <SupportKb className="help" onOpen={() => {}}>
        <a href="/help">Help</a>
      </SupportKb>
      <SupportChat tenant="noor" open mode="inline" onUnread={() => {}} />
      <SupportCsat kind="stars" score={5} open={false} />
    </LapwingProvider>,
  )
  expect(html).toBe(
    '<p>false 0 null</p>' +
      '<support-kb tenant="acme" email="ann@example.com" theme="dark" class="help"><a href="/help">Help</a></support-kb>' +
      '<support-chat tenant="noor" email="ann@example.com" theme="dark" open="" mode="inline"></support-chat>' +
      '<support-csat tenant="acme" email="ann@example.com" theme="dark" kind="stars" score="5"></support-csat>',
  )
})

it('commands do nothing on a server, and a handler can be removed', () => {
  expect(Lapwing('open')).toBe(undefined)
  expect(Lapwing('get', 'unread')).toBe(undefined)
  expect(Lapwing('on', 'message', () => {})()).toBe(undefined)
})
