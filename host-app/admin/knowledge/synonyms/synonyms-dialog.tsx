import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Synonyms } from '#contract/entities/content.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'
import { TextArea } from '#host-app/ui/fields/field.tsx'
import { LanguageField } from '../../common/language-field.tsx'
import { readWords } from './read-words.ts'

type SynonymsDialogProps = {
  /** Null for a new group. */
  readonly group: Synonyms | null
  readonly onClose: () => void
}

/** Makes a group of words that mean the same, or changes its words; its language stays. */
export function SynonymsDialog({ group, onClose }: SynonymsDialogProps) {
  const queryClient = useQueryClient()
  const [wrong, setWrong] = useState<string>()
  const save = useMutation({
    mutationFn: ({ language, words }: { language: string; words: string[] }) =>
      group
        ? callApi('updateSynonyms', { params: { id: group.id }, body: { words } })
        : callApi('createSynonyms', { body: { language, words } }),
    onSuccess() {
      toast.success('Saved. Search goes by it from now on.')
      void queryClient.invalidateQueries({ queryKey: queryKeys.synonyms() })
      onClose()
    },
  })

  function submit(fields: FormData) {
    const read = readWords(String(fields.get('words')))
    setWrong(read.kind === 'wrong' ? read.text : undefined)
    if (read.kind === 'words')
      save.mutate({ language: String(fields.get('language')), words: [...read.words] })
  }

  return (
    <FormDialog
      title={group ? 'Change the group' : 'New group of synonyms'}
      action={group ? 'Save' : 'Create'}
      busy={save.isPending}
      error={save.isError ? errorText(save.error) : null}
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
        hint="One a line, or with commas between. Short phrases are fine."
        error={wrong}
      />
      {!group && <LanguageField hint="Of the words: a tag such as en or pt-BR." />}
    </FormDialog>
  )
}
