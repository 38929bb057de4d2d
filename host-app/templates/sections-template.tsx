import type { SectionsPage } from '../content/page.ts'
import { ClosingBand } from '../sections/closing-band.tsx'
import { DrawSection } from '../sections/draw-section.tsx'
import { PageHero } from '../sections/page-hero.tsx'

/** A page of sections, in the order of its content. */
export function SectionsTemplate({ page }: { readonly page: SectionsPage }) {
  return (
    <>
      <PageHero hero={page.hero} />
      {page.sections.map(section => (
        <DrawSection key={section.heading} section={section} />
      ))}
      <ClosingBand {...page.closing} />
    </>
  )
}
