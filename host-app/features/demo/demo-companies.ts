import type { DemoTenant } from '#contract/constants/demo.ts'

/** The two companies of the demo: their names, agents and the tour's questions. */
export const DEMO_COMPANIES: Readonly<
  Record<DemoTenant, { readonly name: string; readonly shop: string; readonly agent: string }>
> = {
  acme: { name: 'Acme', shop: 'Acme Planner', agent: 'Priya Raman' },
  noor: { name: 'Noor Home', shop: 'Noor Home', agent: 'Layla Mansour' },
}
