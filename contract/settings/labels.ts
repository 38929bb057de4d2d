import { z } from 'zod'
import { LABEL_COLORS, LABEL_DESCRIPTION_MAX, LABELS_MAX } from '../constants/desk.ts'
import { label } from '../entities/desk-action.ts'
import { visibleText } from '../entities/values.ts'

/** A label that the company describes. */
const managedLabel = z.object({
  name: label,
  color: z.enum(LABEL_COLORS).default('gray'),
  description: visibleText.max(LABEL_DESCRIPTION_MAX).default(''),
})
/** A parsed `managedLabel`. */
export type ManagedLabel = z.infer<typeof managedLabel>

/** The labels of conversations. */
export const labelsSettings = z.object({
  labels: z
    .array(managedLabel)
    .max(LABELS_MAX)
    .refine(
      labels => new Set(labels.map(({ name }) => name.toLowerCase())).size === labels.length,
      'Two labels have the same name.',
    )
    .default([]),
  /** Whether agents may add labels that are not in the list. */
  allows_new_labels: z.boolean().default(true),
})
