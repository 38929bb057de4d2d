import { lazyFrom } from '../../ui/hooks/lazy.tsx'

/** A person's face, or a company's initial. Loads with the first of them. */
export const Face = lazyFrom(() => import('../../ui/controls/face.tsx'))(module => module.Face)
