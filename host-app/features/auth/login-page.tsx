import { Link } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { PageSpinner } from '../../ui/page-spinner.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { useAuth } from './auth-context.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'
import { Onward } from './onward.tsx'

/** `/login`: who is signed in already goes on to the page that was asked for. */
export function LoginPage() {
  const { state } = useAuth()
  useTitle('Log in')
  if (state.status === 'loading') return <PageSpinner label="Loading" />
  if (state.status === 'signed-in') return <Onward />
  return (
    <main className={styles['page']}>
      <Link to="/" className={styles['brand']}>
        <BrandMark size={28} />
        {BRAND.name}
      </Link>
      <div className={styles['card']}>
        <h1>Log in</h1>
        <p className={styles['lead']}>Answer the people who wait for you.</p>
        <LoginForm />
      </div>
    </main>
  )
}
