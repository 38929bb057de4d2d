// A router without a framework. Every navigation replaces the whole body, as Turbo does.
const PAGES = {
  board: ['The board', 'Jobs, people and hours of this week.'],
  crew: ['The crew', 'Who is in, who is off, and who is on the way.'],
  hours: ['Hours', 'What was planned and what was worked.'],
}

function show(name) {
  const [title, text] = PAGES[name] ?? PAGES.board
  const body = document.createElement('body')
  const nav = document.createElement('nav')
  nav.className = 'bar'
  for (const key of Object.keys(PAGES)) {
    const link = document.createElement('a')
    link.href = `#${key}`
    link.textContent = PAGES[key][0]
    nav.append(link)
  }
  const main = document.createElement('main')
  const heading = document.createElement('h1')
  heading.textContent = title
  const words = document.createElement('p')
  words.textContent = text
  main.append(heading, words)
  body.append(nav, main)
  document.body.replaceWith(body)
  document.title = `${title} – Acme Planner`
}

document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest('nav a') : null
  if (!link) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  show(link.hash.slice(1))
})
addEventListener('popstate', () => show(location.hash.slice(1)))
show(location.hash.slice(1))
