/** `react-dom/client` on Preact. See `react.ts`. */
import { type ComponentChild, type ContainerNode, render } from 'preact'

type Root = { readonly render: (content: ComponentChild) => void; readonly unmount: () => void }

/** Returns a root that renders into a container. */
export function createRoot(container: ContainerNode): Root {
  return {
    render: content => render(content, container),
    unmount: () => render(null, container),
  }
}
