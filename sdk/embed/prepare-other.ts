/**
 * Gives a widget beside the chat the company's brand. The help center's button waits for it, like the chat's, instead of
 * showing in another color first. A chunk of its own, because most pages have the chat only.
 * @param fetchBrand never rejects; the browser answers the same question for each element at once
 */
export async function prepareOther(
  element: HTMLElement,
  fetchBrand: (element: HTMLElement) => Promise<void>,
): Promise<void> {
  if (element.localName !== 'support-kb' || element.hasAttribute('brand')) return fetchBrand(element)
  const show = () => element.style.removeProperty('visibility')
  element.style.visibility = 'hidden'
  // What the page opens is not to wait.
  element.addEventListener('support:open', show, { once: true })
  await fetchBrand(element)
  show()
}
