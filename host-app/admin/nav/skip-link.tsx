import styles from './skip-link.module.css'

/** The id of the element that contains the page. */
export const PAGE_ID = 'page'

/** The first link of every admin page: moves the keyboard past the navigation. Visible while it has the focus. */
export function SkipLink() {
  return (
    <a
      href={`#${PAGE_ID}`}
      className={styles['link']}
      onClick={event => {
        // A change of the address would be a navigation.
        event.preventDefault()
        const page = document.getElementById(PAGE_ID)!
        // Focusable from now on only: otherwise each press on the page would focus it.
        page.tabIndex = -1
        page.focus()
      }}
    >
      Skip to the page
    </a>
  )
}
