import { TRUSTED_TYPES_POLICY } from '#contract/constants/trusted-types.ts'

type Policy = { readonly createScriptURL: (url: string) => string }
type Policies = { readonly createPolicy: (name: string, rules: Policy) => Policy }

const LOADER = '/widget-loader.js'
let policy: Policy | undefined

/** Where the widgets' loader is, as a script's `src` takes it where text alone is refused (Trusted Types). */
export function widgetLoaderUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: () => LOADER })
  return policy?.createScriptURL(LOADER) ?? LOADER
}
