/** `react-dom/client` on Preact: see `react.ts` beside it. */
import { type ComponentChild, type ContainerNode, render } from 'preact'

type Root = { readonly render: (content: ComponentChild) => void; readonly unmount: () => void }

export function createRoot(container: ContainerNode): Root {
  return {
    render: content => render(content, container),
    unmount: () => render(null, container),
  }
}
