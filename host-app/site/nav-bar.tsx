import { Link } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import { BrandMark } from '../ui/brand-mark.tsx'

/** The bar above every public page (spec 2.5). */
export function NavBar() {
  return (
    <header>
      <Link to="/">
        <BrandMark size={28} />
        {BRAND.name}
      </Link>
    </header>
  )
}
