const EVENT = 'surveys:show'

/** Opens the Customer Feedback modal of the CSAT page (spec 2.6). */
export function showSurveys(): void {
  window.dispatchEvent(new Event(EVENT))
}

/** Calls back whenever the modal is requested. Returns the function that unsubscribes. */
export function onShowSurveys(show: () => void): () => void {
  window.addEventListener(EVENT, show)
  return () => window.removeEventListener(EVENT, show)
}
