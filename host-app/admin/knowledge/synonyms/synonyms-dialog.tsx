import { useState } from 'react'
import { SYNONYM_WORD_MAX, SYNONYM_WORDS_MAX } from '#contract/constants/knowledge.ts'
import type { Synonyms } from '#contract/entities/content.ts'
import { useApiForm } from '#host-app/shared/api/use-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { TextArea } from '#host-app/shared/ui/fields/field.tsx'
import { LanguageField } from '../../common/language-field.tsx'

type SynonymsDialogProps = {
  /** Null for a new group. */
  readonly group: Synonyms | null
  readonly onClose: () => void
}

/** Creates a group of synonyms, or changes its words; its language can't change. */
export function SynonymsDialog({ group, onClose }: SynonymsDialogProps) {
  const [wrong, setWrong] = useState<string>()
  const save = useApiForm(
    (call, { language, words }: { language: string; words: string[] }) =>
      group
        ? call('updateSynonyms', { params: { id: group.id }, body: { words } })
        : call('createSynonyms', { body: { language, words } }),
    { done: 'Saved. Search uses it from now on.', onDone: onClose },
  )

  function submit(fields: FormData) {
    const read = readWords(String(fields.get('words')))
    setWrong(read.kind === 'wrong' ? read.text : undefined)
    if (read.kind === 'words')
      save.onSubmit({ language: String(fields.get('language')), words: [...read.words] })
  }

  return (
    <FormDialog
      title={group ? 'Edit the group' : 'New group of synonyms'}
      action={group ? 'Save' : 'Create'}
      {...save}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="Words that mean the same"
        name="words"
        rows={6}
        dir="auto"
        required
        placeholder={'refund\nmoney back'}
        defaultValue={group?.words.join('\n')}
        hint="One per line, or separated by commas. Short phrases are fine."
        error={wrong}
      />
      {!group && <LanguageField hint="The language of the words, a tag such as en or pt-BR." />}
    </FormDialog>
  )
}

/** The parsed words, or the reason why they are invalid. */
type ReadWords =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'wrong'; readonly text: string }

/** Parses words or short phrases, separated by line breaks or commas. Drops duplicates, ignoring case. */
export function readWords(text: string): ReadWords {
  const words = new Map<string, string>()
  for (const piece of text.split(/[\n,،、;]/)) {
    const word = piece.trim().replace(/\s+/g, ' ')
    const key = word.toLowerCase()
    if (word !== '' && !words.has(key)) words.set(key, word)
  }
  const list = [...words.values()]
  const tooLong = list.find(word => word.length > SYNONYM_WORD_MAX)
  if (tooLong !== undefined)
    return wrong(`“${tooLong.slice(0, 30)}…” is longer than ${SYNONYM_WORD_MAX} characters.`)
  if (list.length < 2) return wrong('Write at least two words that mean the same.')
  if (list.length > SYNONYM_WORDS_MAX) return wrong(`One group has at most ${SYNONYM_WORDS_MAX} words.`)
  return { kind: 'words', words: list }
}

function wrong(text: string): ReadWords {
  return { kind: 'wrong', text }
}
