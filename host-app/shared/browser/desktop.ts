/** The permission for notifications; `default` means not asked yet. */
export type DesktopPermission = NotificationPermission | 'unsupported'

/** Notifications and alerts outside the page. */
export type Desktop = {
  readonly permission: () => DesktopPermission
  /** Requests the permission. Call it only after a click on a control that says so. */
  readonly askPermission: () => Promise<DesktopPermission>
  /**
   * Shows a notification and returns the function that closes it; null if the browser shows none. A click
   * also focuses the page.
   */
  readonly notify: (notification: DesktopNotification) => (() => void) | null
  readonly alert: (text: string) => void
}

type DesktopNotification = {
  readonly title: string
  /** Only one of two notifications with the same tag is shown, even from several tabs. */
  readonly tag: string
  readonly onClick: () => void
}

/** The part of `window` that is used. */
type DesktopView = Pick<Window, 'alert' | 'focus'> & { readonly Notification?: typeof Notification }

/** Creates the desktop for a browser's window. */
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
        // Chrome on Android has the constructor, but shows only notifications of service workers.
        return null
      }
    },
    alert: text => view.alert(text),
  }
}
