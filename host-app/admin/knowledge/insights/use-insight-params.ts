import { useSearchParams } from 'react-router-dom'

/** The page's choices with their labels. */
export const CHOICES = {
  days: { 7: '7 days', 30: '30 days', 90: '90 days' },
  results: { any: 'All searches', none: 'Without an answer' },
  helpful: { any: 'All', yes: 'Helped', no: 'Did not help' },
} as const

type Choices = {
  readonly [Name in keyof typeof CHOICES]: `${keyof (typeof CHOICES)[Name] & (string | number)}`
}

/** Reads and writes the page's choices in its address, so that a link shows a colleague the same. */
export function useInsightParams() {
  const [params, setParams] = useSearchParams()

  function chosen<Name extends keyof Choices>(name: Name): Choices[Name] {
    const value = params.get(name)
    const options = CHOICES[name]
    return (value !== null && Object.hasOwn(options, value) ? value : DEFAULTS[name]) as Choices[Name]
  }

  return {
    chosen: {
      days: chosen('days'),
      results: chosen('results'),
      helpful: chosen('helpful'),
    } satisfies Choices,
    choose<Name extends keyof Choices>(name: Name, value: Choices[Name]) {
      setParams(
        before => {
          const next = new URLSearchParams(before)
          if (value === DEFAULTS[name]) next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}

const DEFAULTS: Choices = { days: '30', results: 'any', helpful: 'any' }
