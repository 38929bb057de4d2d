import { TRUSTED_TYPES_POLICY } from '#contract/constants/trusted-types.ts'

type Policy = { readonly createScriptURL: (url: string) => string }
type Policies = { readonly createPolicy: (name: string, rules: Policy) => Policy }

const LOADER = '/widget-loader.js'
let policy: Policy | undefined

/** Returns the URL of the widgets' loader, as a `TrustedScriptURL` where Trusted Types require it. */
export function widgetLoaderUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: () => LOADER })
  return policy?.createScriptURL(LOADER) ?? LOADER
}
