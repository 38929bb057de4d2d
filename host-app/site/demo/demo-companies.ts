import type { DemoTenant } from '#contract/constants/demo.ts'

/** The names of the demo's two companies and of their shops. */
export const DEMO_COMPANIES: Readonly<Record<DemoTenant, { readonly name: string; readonly shop: string }>> =
  {
    acme: { name: 'Acme', shop: 'Acme Planner' },
    noor: { name: 'Noor Home', shop: 'Noor Home' },
  }
