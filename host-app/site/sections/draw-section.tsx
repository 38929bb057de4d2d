import type { Section } from '../content/page.ts'
import { Cards } from './cards.tsx'
import { Code } from './code.tsx'
import { Contrast } from './contrast.tsx'
import { Faq } from './faq.tsx'
import { Figures } from './figures.tsx'
import { Jobs } from './jobs.tsx'
import { Related } from './related.tsx'
import { SectionFrame } from './section-frame.tsx'
import { Steps } from './steps.tsx'
import { Table } from './table.tsx'
import { Text } from './text.tsx'
import { Tiles } from './tiles.tsx'
import { Video } from './video.tsx'
import { Live } from './widgets/live.tsx'

/** Renders a section of a page, in its frame. */
export function DrawSection({ section }: { readonly section: Section }) {
  return <SectionFrame {...section}>{drawBody(section)}</SectionFrame>
}

function drawBody(section: Section) {
  switch (section.kind) {
    case 'jobs':
      return <Jobs {...section} />
    case 'tiles':
      return <Tiles {...section} />
    case 'steps':
      return <Steps {...section} />
    case 'figures':
      return <Figures {...section} />
    case 'cards':
      return <Cards {...section} />
    case 'table':
      return <Table {...section} />
    case 'text':
      return <Text {...section} />
    case 'contrast':
      return <Contrast {...section} />
    case 'code':
      return <Code {...section} />
    case 'faq':
      return <Faq {...section} />
    case 'live':
      return <Live {...section} />
    case 'video':
      return <Video {...section} />
    case 'related':
      return <Related {...section} />
  }
}
