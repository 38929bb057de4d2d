import { expect } from 'chai'
import { shows } from './shell-page.ts'
import { find, openThread, said } from './thread-page.ts'
import { until } from './until.ts'

describe('the thread under Trusted Types', () => {
  it('draws messages without a policy, where a page allows none', async () => {
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = "require-trusted-types-for 'script'; trusted-types 'none'"
    document.head.append(policy)
    const violations: string[] = []
    document.addEventListener('securitypolicyviolation', event => violations.push(event.sample))
    // The page enforces the policy: HTML from text is refused.
    expect(() => {
      document.createElement('div').innerHTML = '<b>x</b>'
    }).to.throw(TypeError)
    await until(() => violations.length === 1)

    const { host } = await openThread([
      said(1, 'visitor', 'See <b>https://example.com/</b>'),
      said(2, 'ai', '**So**: `a`\n\n- [b](https://example.com/)', {
        meta: { type: 'answer', citations: [{ title: '<i>Title</i>', slug: 'title' }] },
      }),
    ])
    await shows(host, '<i>Title</i>')
    await until(() => find(host, '.rich strong')?.textContent === 'So')
    expect(find(host, '.from-visitor .bubble')!.textContent).to.equal('See <b>https://example.com/</b>')
    expect(violations).to.have.length(1)
  })
})
