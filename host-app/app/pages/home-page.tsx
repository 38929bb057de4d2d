import { BookOpenText, RefreshCw, UserRoundCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import styles from './home-page.module.css'
import { SampleThread } from './sample-thread.tsx'
import { ScriptTag } from './script-tag.tsx'

const JOBS = [
  {
    Icon: BookOpenText,
    title: 'Answers with their sources',
    text: 'The AI answers from your company’s own knowledge base and names the article each answer rests on. When it finds nothing, it says so.',
  },
  {
    Icon: UserRoundCheck,
    title: 'A person, one step away',
    text: 'Visitors can ask for a human at any time. They wait in a queue, see their place in it, and the AI does not talk over the agent.',
  },
  {
    Icon: RefreshCw,
    title: 'One thread on both screens',
    text: 'Visitor and agent read the same messages in the same order, live. After a reload or a lost connection the thread is still whole.',
  },
] as const

/** `/`: what the product is, what it does today, and how it gets onto a site. */
export function HomePage() {
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <span className={styles['brand']}>
          <BrandMark size={28} />
          {BRAND.name}
        </span>
        <Link to="/login" className={styles['login']}>
          Log in
        </Link>
      </header>
      <main>
        <section className={styles['hero']}>
          <div>
            <h1>Support that answers on your own site.</h1>
            <p className={styles['lead']}>
              {BRAND.name} answers your visitors from your own help articles and hands over to a person when
              that is not enough.
            </p>
            <p className={styles['actions']}>
              <a href="#install" className={styles['primary']}>
                Put it on your site
              </a>
              <Link to="/login" className={styles['secondary']}>
                Open the inbox
              </Link>
            </p>
          </div>
          <SampleThread />
        </section>
        <section className={styles['jobs']} aria-labelledby="jobs-title">
          <h2 id="jobs-title">Three things it does today</h2>
          <ul>
            {JOBS.map(({ Icon, title, text }) => (
              <li key={title}>
                <Icon size={22} aria-hidden="true" />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section id="install" className={styles['install']} aria-labelledby="install-title">
          <div>
            <h2 id="install-title">One script tag</h2>
            <p>
              Paste it before the end of your page’s body and put your own host and tenant in. The chat button
              appears at once; the chat itself loads when somebody opens it.
            </p>
            <p>
              To see it on a site first, look into the <code>examples</code> folder of the repository.
            </p>
          </div>
          <ScriptTag />
        </section>
      </main>
      <footer className={styles['footer']}>
        <span className={styles['brand']}>
          <BrandMark size={20} />
          {BRAND.name}
        </span>
        <Link to="/login">Log in</Link>
      </footer>
    </div>
  )
}
