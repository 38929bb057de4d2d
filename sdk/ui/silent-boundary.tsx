import { Component, type ReactNode } from 'react'
import { logQuietly } from '../runtime/browser/log-quietly.ts'

type Props = { readonly children: ReactNode }

/** Draws nothing when a widget fails, and keeps the error from the page. Only a class can catch in React. */
export class SilentBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    logQuietly('the widget stopped', error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
