import { Component, type ReactNode } from 'react'
import { FailedPart } from './failed-part.tsx'

type PartBoundaryProps = {
  /** Loads the part's code again. */
  readonly load: () => Promise<unknown>
  /** Called once the part has failed. */
  readonly onFail: (error: unknown) => void
  readonly onClose: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * Replaces a part that failed to load or threw an error with a message; the rest of the page keeps working.
 * Only a class component can catch errors.
 */
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
