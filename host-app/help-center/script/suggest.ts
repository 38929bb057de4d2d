import { isComposingKey } from '#core/composing-key.ts'
import { contentPath } from '#core/knowledge/knowledge-path.ts'
import { createTolerantStorage } from '#host-app/shared/browser/tolerant-storage.ts'
import { createFindSuggestions, type Suggestion } from './find-suggestions.ts'

/** Delay between the last keystroke and the server's search, in ms. */
const SEARCH_AFTER_MS = 400
const SEARCHED_FROM_CHARACTERS = 3
const SHOWN_FROM_CHARACTERS = 2

/** Adds suggestions to a search form: a combobox with a list (WAI-ARIA 1.2). */
export function suggest(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=search]')
  if (!input) return
  const find = createFindSuggestions({
    storage: createTolerantStorage(() => localStorage),
    now: Date.now,
    get: async path => (await fetch(path)).json(),
    language: form.dataset['kbSearch'] ?? 'en',
  })
  const list = createList(input, form.dataset['suggestions'] ?? '')
  form.append(list.element)
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  async function look(): Promise<void> {
    clearTimeout(timer)
    const mine = ++turn
    const text = input!.value.trim()
    if (text.length < SHOWN_FROM_CHARACTERS) return list.show([])
    const known = await find.byTitle(text)
    if (mine !== turn) return
    list.show(known)
    if (text.length < SEARCHED_FROM_CHARACTERS) return
    timer = setTimeout(async () => {
      const found = await find.bySearch(text, known)
      if (mine === turn) list.show(found, list.place())
    }, SEARCH_AFTER_MS)
  }

  function hide(): void {
    turn++
    clearTimeout(timer)
    list.show([])
  }

  input.addEventListener('input', () => void look())
  input.addEventListener('blur', hide)
  input.addEventListener('keydown', event => {
    if (isComposingKey(event)) return
    if (event.key === 'Escape' && list.isShown()) {
      // Escape closes the list first; a second press clears the field.
      event.preventDefault()
      hide()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && list.isShown()) {
      event.preventDefault()
      list.move(step)
    }
  })
  form.addEventListener('submit', event => {
    const chosen = list.chosen()
    if (!chosen) return
    event.preventDefault()
    location.assign(contentPath(chosen as Parameters<typeof contentPath>[0]))
  })
}

/** Creates the list below a field. The focus stays in the field. */
function createList(input: HTMLInputElement, name: string) {
  const element = document.createElement('ul')
  element.id = 'kb_suggestions'
  element.role = 'listbox'
  element.ariaLabel = name
  element.hidden = true
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', element.id)
  let shown: readonly Suggestion[] = []
  let chosen = -1

  function choose(index: number): void {
    chosen = index
    for (const [place, option] of [...element.children].entries())
      option.ariaSelected = String(place === chosen)
    const option = element.children[chosen]
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  return {
    element,
    isShown: () => !element.hidden,
    chosen: () => shown[chosen],
    place: () => chosen,
    /** Shows these, with the one at the index `kept` chosen; -1 for the text in the field. */
    show(suggestions: readonly Suggestion[], kept = -1): void {
      shown = suggestions
      element.replaceChildren(...suggestions.map((each, place) => optionOf(each, place, input.form)))
      element.hidden = suggestions.length === 0
      input.ariaExpanded = String(!element.hidden)
      choose(kept)
    },
    /** Moves through the field and the list, in a circle. */
    move(step: number): void {
      const places = shown.length + 1
      choose(((chosen + 1 + step + places) % places) - 1)
    },
  }
}

function optionOf(suggestion: Suggestion, place: number, form: HTMLFormElement | null): HTMLElement {
  const option = document.createElement('li')
  option.id = `kb_suggestion_${place}`
  option.role = 'option'
  option.dir = 'auto'
  option.textContent = suggestion.title
  // `pointerdown` comes before the field loses the focus and the list closes.
  option.addEventListener('pointerdown', event => {
    event.preventDefault()
    if (event.button === 0 && form)
      location.assign(contentPath(suggestion as Parameters<typeof contentPath>[0]))
  })
  return option
}
