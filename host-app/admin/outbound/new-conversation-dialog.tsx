import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MESSAGE_MAX_LENGTH, SUBJECT_MAX } from '#contract/constants/conversation.ts'
import { SEARCH_MAX_LENGTH } from '#contract/constants/lists.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field, TextArea } from '#host-app/shared/ui/fields/field.tsx'
import styles from './new-conversation-dialog.module.css'

/** As many as are offered for a merge, which has the same query. */
const SHOWN = 6

const HINT =
  'Search by name, or type an email address. They get the message by email, and the conversation is yours.'

type NewConversationDialogProps = {
  /** The customer's address, if it is known. */
  readonly email?: string | undefined
  readonly onClose: () => void
}

/** Asks to whom and what to write, and opens the conversation that begins with it. */
export function NewConversationDialog({ email = '', onClose }: NewConversationDialogProps) {
  const navigate = useNavigate()
  const [to, setTo] = useState(email)
  const [isWrong, setWrong] = useState(false)
  // The server checks the rest.
  const isAddress = to.includes('@')
  const start = useMutation({
    mutationFn: (fields: FormData) => {
      const subject = String(fields.get('subject')).trim()
      return callApi('startOutbound', {
        body: {
          customer_email: to.trim(),
          content: String(fields.get('content')),
          ...(subject !== '' && { subject }),
        },
      })
    },
    onSuccess({ id }) {
      onClose()
      void navigate(`/admin/conversations/${id}`)
    },
  })
  return (
    <FormDialog
      title="New conversation"
      action="Send"
      busy={start.isPending}
      error={start.error && errorText(start.error)}
      onSubmit={fields => {
        setWrong(!isAddress)
        if (isAddress) start.mutate(fields)
      }}
      onClose={onClose}
    >
      <CustomerField
        text={to}
        error={isWrong && !isAddress ? 'Choose a customer, or type a whole email address.' : undefined}
        onText={setTo}
      />
      <Field
        label="Subject (optional)"
        name="subject"
        maxLength={SUBJECT_MAX}
        autoComplete="off"
        dir="auto"
        hint="Without one, the message begins it."
      />
      <TextArea label="Message" name="content" required rows={5} maxLength={MESSAGE_MAX_LENGTH} dir="auto" />
    </FormDialog>
  )
}

type CustomerFieldProps = {
  readonly text: string
  readonly onText: (text: string) => void
  readonly error: string | undefined
}

/**
 * Takes an email address, and finds those of customers by name or address (ARIA authoring practices, "editable combobox with
 * list autocomplete").
 */
function CustomerField({ text, onText, error }: CustomerFieldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const q = useDeferredValue(text.trim().slice(0, SEARCH_MAX_LENGTH))
  const found = useApi(
    'listCustomers',
    { query: { q, limit: SHOWN } },
    { enabled: isOpen && q !== '', placeholderData: keepPreviousData },
  )
  const isSearching = isOpen && text.trim() !== ''
  const customers = (isSearching && found.data?.customers) || []
  const options = customers.flatMap(({ id: customerId, name, email }) =>
    email === null ? [] : [{ id: customerId, email, title: name ?? email }],
  )
  // Enter takes the first match of a name, and an address as it is typed.
  const isAddress = text.includes('@')
  const first = isAddress ? null : 0
  const current = options.length === 0 ? null : Math.min(active ?? first ?? -1, options.length - 1)
  const isActive = current !== null && current >= 0

  function choose(index: number): void {
    onText(options[index]!.email)
    setOpen(false)
  }
  function move(step: 1 | -1): void {
    const from = isActive ? current : step === 1 ? -1 : 0
    setActive((from + step + options.length) % options.length)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (isComposingKey(event.nativeEvent) || options.length === 0) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && isActive) choose(current)
    // Closes the list, not the dialog.
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles['customer']}>
      <Field
        label="Customer"
        hint={options.length === 0 && HINT}
        error={error}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        required
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isActive ? `${id}-${current}` : undefined}
        value={text}
        onChange={event => {
          onText(event.currentTarget.value)
          setActive(null)
          setOpen(true)
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Customers" className={styles['list']}>
        {options.map(({ id: customerId, email, title }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
          <div
            key={customerId}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={styles['option']}
            onPointerMove={() => setActive(index)}
            onPointerDown={event => event.preventDefault()}
            onClick={() => choose(index)}
          >
            <span className={styles['name']} dir="auto">
              {title}
            </span>
            {email !== title && <span className={styles['email']}>{email}</span>}
          </div>
        ))}
      </div>
      <p role="status" className={options.length > 0 ? 'visually-hidden' : styles['note']}>
        {isSearching && found.error
          ? errorText(found.error)
          : options.length > 0
            ? `${options.length === 1 ? '1 customer' : `${options.length} customers`} found`
            : isSearching && found.isFetched && !isAddress
              ? 'No customer with an address matches.'
              : ''}
      </p>
    </div>
  )
}
