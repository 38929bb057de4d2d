import { Component, type ReactNode } from 'react'
import { FailedPart } from './failed-part.tsx'

type PartBoundaryProps = {
  /** Asks for the part's code once more. */
  readonly load: () => Promise<unknown>
  /** What is to be done once the part has failed. */
  readonly onFail: (error: unknown) => void
  readonly onClose: (() => void) | undefined
  readonly children: ReactNode
}

/** Shows instead of a part that did not come or broke that it did; what stands around it goes on. Only a class can catch. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: { error: unknown } | null }> {
  override state = { failed: null as { error: unknown } | null }
  readonly reset = () => this.setState({ failed: null })

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFail(error)
  }

  override render(): ReactNode {
    const { load, onClose, children } = this.props
    const { failed } = this.state
    if (!failed) return children
    return <FailedPart error={failed.error} load={load} reset={this.reset} onClose={onClose} />
  }
}
