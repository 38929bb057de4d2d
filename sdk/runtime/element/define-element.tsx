import r2wc from '@r2wc/react-to-web-component'
import { Component, type ComponentType, type ReactNode } from 'react'
import { logQuietly } from '../browser/log-quietly.ts'
import { type MountedClass, PROPS, widgetElement } from './widget-element.ts'
import type { WidgetHost, WidgetProps } from './widget-host.ts'

type RootProps = Omit<WidgetProps, 'host'> & { readonly container: ShadowRoot }

/**
 * Defines a widget's element. A second call with the same tag does nothing.
 * @param sheet style sheet of its shadow root
 */
export function defineElement(
  tag: string,
  Component: ComponentType<WidgetProps>,
  sheet: CSSStyleSheet,
): void {
  if (customElements.get(tag)) return

  function Root(props: RootProps) {
    return (
      <SilentBoundary>
        <Component {...withoutEmpty(props)} host={props.container.host as WidgetHost} />
      </SilentBoundary>
    )
  }

  const Wrapped = r2wc(Root as ComponentType<Omit<WidgetProps, 'host'>>, {
    shadow: 'open',
    props: PROPS,
  }) as unknown as MountedClass
  customElements.define(tag, widgetElement(Wrapped, sheet))
}

/** Returns the props without empty ones. A page may set a property to null or '' to remove it. */
function withoutEmpty(props: Omit<WidgetProps, 'host'>): Omit<WidgetProps, 'host'> {
  const given: Record<string, string> = {}
  for (const name of PROPS) {
    const value = props[name]
    if (value) given[name] = value
  }
  return given
}

type BoundaryProps = { readonly children: ReactNode }

/**
 * Error boundary: renders nothing if a widget fails, and hides the error from the page. React allows this only in
 * a class.
 */
class SilentBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
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
