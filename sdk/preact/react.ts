/**
 * The part of React that the widgets use, on Preact. The build and the element tests use it as `react` unless
 * `SDK_RUNTIME=react`. It saves each customer's page most of `preact/compat`. Imports of anything else fail to
 * build.
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

/** Returns the value of a store, and renders again when it changes. */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
): Value {
  const [, setValue] = useState(read)
  useLayoutEffect(() => {
    const follow = () => setValue(() => read())
    // The value may have changed since the last render.
    follow()
    return subscribe(follow)
  }, [subscribe, read])
  return read()
}

options.event = event => Object.assign(event, { nativeEvent: event })

/**
 * Maps React's event names to the browser's: React's focus events bubble, and `onChange` fires with each letter.
 */
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
