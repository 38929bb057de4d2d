import type { RowSource } from '../row.ts'

export const latencyRows: RowSource = { name: 'latency', measure: async () => [] }
