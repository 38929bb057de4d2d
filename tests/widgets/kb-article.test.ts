/** An article in `<support-kb>`: its text, and hostile text in it. */
import { expect } from 'chai'
import { RUNNING_MARKUP, TRICKY_TEXTS } from '#tests/security/xss-strings.ts'
import {
  describeKb,
  findControl,
  focusOn,
  foundOf,
  haveArticle,
  haveTopic,
  lookFor,
  page,
  placeKb,
  press,
  shows,
  text,
} from './kb-page.ts'
import { until } from './until.ts'

/** All hostile texts, a few in one: each page that is drawn takes a while. */
const HOSTILE = Array.from({ length: 11 }, (_, group) =>
  [...RUNNING_MARKUP, ...TRICKY_TEXTS].filter((_, index) => index % 11 === group),
)

async function openArticle(body: string): Promise<HTMLElement> {
  haveArticle('Manual', { body })
  const host = placeKb()
  await press(host, 'Manual')
  return until(() => host.shadowRoot!.querySelector<HTMLElement>('.rich'))
}

describeKb('the text of an article', () => {
  it('is made of headings, lists, tables, code, quotes and breaks', async () => {
    const rich = await openArticle(
      '# One\n\n## Two\n\n### Three\n\na  \nb **c** *d* ~~e~~\n\n3. f\n   - g\n\n> h\n\n```\n<i>\n```\n\n|j|k|\n|-|-:|\n|l|m|\n\n---\n\n- [x] n',
    )
    const count = (selector: string) => rich.querySelectorAll(selector).length
    expect([count('h3'), count('h4'), count('br'), count('strong'), count('em'), count('del')]).to.deep.equal(
      [2, 1, 1, 1, 1, 1],
    )
    expect(rich.querySelector('ol')!.start).to.equal(3)
    expect(rich.querySelector('ol ul li')!.textContent).to.equal('g')
    expect(rich.querySelector('blockquote')!.textContent).to.equal('h')
    expect(rich.querySelector('pre')!.textContent).to.equal('<i>')
    expect(rich.querySelector('pre')!.dir).to.equal('ltr')
    expect(getComputedStyle(rich.querySelector('td:last-child')!).textAlign).to.match(/^(right|end)$/)
    expect(rich.querySelector('th')!.scope).to.equal('col')
    expect(count('hr')).to.equal(1)
    expect([...rich.querySelectorAll('li')].at(-1)!.textContent).to.equal('☑ n')
    // Everything that scrolls can be reached by keyboard.
    expect([...rich.querySelectorAll('section')].map(({ tabIndex }) => tabIndex)).to.deep.equal([0, 0])
  })

  it('leads to other articles here, to its own headings, and to other pages in a tab of their own', async () => {
    haveArticle('Returns')
    const rich = await openArticle('[a](/kb/returns) [b](#the-end) [c](https://other.test/x)\n\n## The end')
    const [article, heading, other] = [...rich.querySelectorAll('a')]
    expect(other).to.include({ href: 'https://other.test/x', target: '_blank' })
    expect(other!.rel).to.equal('noopener noreferrer nofollow ugc')
    heading!.click()
    const host = (rich.getRootNode() as ShadowRoot).host as HTMLElement
    await focusOn(host, 'The end')
    expect(location.hash).to.equal('')
    article!.click()
    await focusOn(host, 'Returns')
  })

  it('[R14] shows the pictures of its own server, and of others a link in their place', async () => {
    const rich = await openArticle(
      '![own](/storage/v1/object/public/a.png) ![far](https://tracker.test/b.png)',
    )
    const images = [...rich.querySelectorAll('img')]
    expect(images.map(({ src, alt }) => [src, alt])).to.deep.equal([
      [`${location.origin}/storage/v1/object/public/a.png`, 'own'],
    ])
    expect(rich.querySelector('a')).to.include({
      href: 'https://tracker.test/b.png',
      textContent: 'Picture: far',
    })
  })

  it('has its own page, and the same in other languages', async () => {
    haveArticle('Handbuch', { language: 'de' })
    haveArticle('Manual', { translations: [{ language: 'de', slug: 'handbuch', title: 'Handbuch' }] })
    const host = placeKb()
    await press(host, 'Manual')
    const link = (await until(() => findControl(host, 'Open in a new page'))) as HTMLAnchorElement
    expect(new URL(link.href).pathname).to.equal('/kb/manual')
    expect(link.target).to.equal('_blank')
    await press(host, 'Handbuch')
    await focusOn(host, 'Handbuch')
    await until(() => host.shadowRoot!.querySelector('div[lang=de]'))
  })

  it('draws under Trusted Types where a page allows no policy, and no hostile word of any field runs', async () => {
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = "require-trusted-types-for 'script'; trusted-types 'none'"
    document.head.append(policy)
    const violations: string[] = []
    document.addEventListener('securitypolicyviolation', event => violations.push(event.sample))
    let runs = 0
    Object.assign(window, { __x: () => (runs += 1) })
    const stay = (event: Event) => event.preventDefault()
    window.addEventListener('click', stay)

    for (const group of HOSTILE) {
      const hostile = group.join(' ')
      localStorage.clear()
      page.articles = []
      page.topics = []
      const category = { slug: 'c', name: hostile }
      const section = { slug: 's', name: hostile }
      haveTopic('C', 1, {
        slug: 'c',
        name: hostile,
        description: hostile,
        sections: [{ ...section, id: crypto.randomUUID(), description: hostile, articles: 1 }],
      })
      const words = { title: hostile, excerpt: hostile, category, section }
      const related = haveArticle('Other', { ...words, slug: 'other' })
      const translations = [{ language: 'de', slug: 'x', title: hostile }]
      haveArticle('Manual', {
        ...words,
        slug: 'manual',
        body: group.map(each => `${each}\n\n# ${each}`).join('\n\n'),
        related: [related],
        translations,
      })
      haveArticle('News', { ...words, slug: 'news', type: 'announcement' })
      page.search = () => [foundOf(related)]
      const host = placeKb()
      await until(() => host.shadowRoot!.querySelectorAll('.row').length === 3)
      expect(text(host)).to.include(hostile)
      host.shadowRoot!.querySelector<HTMLElement>('.topic')!.click()
      await until(() => host.shadowRoot!.querySelector('.view-title')?.textContent === hostile)
      ;(host as unknown as { showArticle: (slug: string) => void }).showArticle('manual')
      await until(() => host.shadowRoot!.querySelector('.rich'))
      for (const link of host.shadowRoot!.querySelectorAll('a')) {
        expect(link.href).to.match(/^(https?:|mailto:)/)
        link.click()
      }
      expect(
        host.shadowRoot!.querySelector('script, iframe, object, embed, style, form[action], [onerror]'),
      ).to.equal(null)
      await lookFor(host, hostile)
      // A one-line field drops line breaks.
      await shows(host, `1 result for “${hostile.replace(/[\r\n]/g, '').trim()}”`)
      host.remove()
    }
    window.removeEventListener('click', stay)
    expect(runs).to.equal(0)
    expect(violations).to.deep.equal([])
  })
})
