/** What the agent has allowed; `default` means not asked yet. */
export type DesktopPermission = NotificationPermission | 'unsupported'

/** The agent's desktop, outside the page. */
export type Desktop = {
  readonly permission: () => DesktopPermission
  /** Asks the agent: only after a click on a control that says so. */
  readonly askPermission: () => Promise<DesktopPermission>
  /** Shows a notification and returns how to close it; null when the browser shows none. A click also focuses the page. */
  readonly notify: (notification: DesktopNotification) => (() => void) | null
  readonly alert: (text: string) => void
}

type DesktopNotification = {
  readonly title: string
  /** Of two notifications with the same tag, from however many tabs, one is shown. */
  readonly tag: string
  readonly onClick: () => void
}

/** The part of the window that is needed. */
type DesktopView = Pick<Window, 'alert' | 'focus'> & { readonly Notification?: typeof Notification }

/** The desktop behind a browser's window. */
export function createDesktop(view: DesktopView): Desktop {
  const permission = () => view.Notification?.permission ?? 'unsupported'
  return {
    permission,
    askPermission: async () => {
      await view.Notification?.requestPermission()
      return permission()
    },
    notify({ title, tag, onClick }) {
      if (!view.Notification || permission() !== 'granted') return null
      try {
        const notification = new view.Notification(title, { tag })
        notification.onclick = () => {
          notification.close()
          view.focus()
          onClick()
        }
        return () => notification.close()
      } catch {
        // Chrome on Android has the constructor but shows notifications of service workers only.
        return null
      }
    },
    alert: text => view.alert(text),
  }
}
