/**
 * React as far as the widgets use it, on Preact: what the build and the element tests get for `react` unless
 * `SDK_RUNTIME=react`. Most of `preact/compat` is spared each customer's page; what is not here fails to build.
 */
import { options, type VNode } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

export { Component, createContext, createElement, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'

/** The value of a store that tells of its changes. */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
): Value {
  const [, setValue] = useState(read)
  useLayoutEffect(() => {
    const follow = () => setValue(() => read())
    // It may have changed since it was drawn.
    follow()
    return subscribe(follow)
  }, [subscribe, read])
  return read()
}

options.event = event => Object.assign(event, { nativeEvent: event })

/** React's names for what the browser calls otherwise: its focus events bubble, and `onChange` follows each letter. */
options.vnode = ({ type, props }: VNode<Record<string, unknown>>) => {
  if (typeof type !== 'string') return
  rename(props, 'onFocus', 'onFocusIn')
  rename(props, 'onBlur', 'onFocusOut')
  const isWrittenIn =
    type === 'textarea' || (type === 'input' && !/file|check|radio/.test(`${props['type']}`))
  if (isWrittenIn) rename(props, 'onChange', 'onInput')
}

function rename(props: Record<string, unknown>, from: string, to: string): void {
  if (!(from in props)) return
  props[to] = props[from]
  delete props[from]
}
