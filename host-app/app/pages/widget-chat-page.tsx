import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { useTitle } from '../../ui/use-title.ts'

/** The chat alone, for a frame on a page that takes no script: it loads the same files as a customer's page does. */
export function WidgetChatPage() {
  const [query] = useSearchParams()
  const tenant = query.get('tenant') || DEFAULT_SUBDOMAIN
  const email = query.get('email')
  const name = query.get('name')
  useTitle('Chat')

  useEffect(() => {
    const script = document.createElement('script')
    script.src = '/widget-loader.js'
    Object.assign(script.dataset, { tenant, features: 'chat', open: '' })
    if (email) script.dataset['email'] = email
    if (name) script.dataset['name'] = name
    document.body.append(script)
    return () => script.remove()
  }, [tenant, email, name])

  return <main aria-label="Chat" />
}
