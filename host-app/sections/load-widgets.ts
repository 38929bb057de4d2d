import { widgetLoaderUrl } from '../adapters/widget-loader-url.ts'

let isLoaded = false

/** Adds the script tag that customers use, once. */
export function loadWidgets(): void {
  if (isLoaded) return
  isLoaded = true
  const script = document.createElement('script')
  script.src = widgetLoaderUrl()
  document.body.append(script)
}
