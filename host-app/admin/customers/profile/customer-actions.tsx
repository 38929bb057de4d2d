import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ban, Braces, Ellipsis, Eraser, Merge, Pencil, SquarePen } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import type { Customer, ListedCustomer } from '#contract/entities/customer.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useApiForm } from '#host-app/shared/api/use-api.ts'
import { saveFile } from '#host-app/shared/browser/save-file.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { undoToast } from '../../common/undo-toast.tsx'
import { NewConversationDialog } from '../../outbound/new-conversation-dialog.tsx'
import { customerTitle } from '../customer-title.ts'
import styles from './customer-actions.module.css'
import { CustomerBlockDialog, useCustomerBlock } from './customer-block.tsx'
import { EditCustomerDialog } from './edit-customer-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'

type CustomerActionsProps = { readonly customer: ListedCustomer; readonly namesakes: readonly Customer[] }

/** The actions on a customer that the member may take. */
export function CustomerActions({ customer, namesakes }: CustomerActionsProps) {
  const { permissions } = useAdmin()
  const { current } = useImpersonation()
  const [open, setOpen] = useState<'write' | 'edit' | 'merge' | 'erase' | null>(null)
  const block = useCustomerBlock(customer)
  const saving = useMutation({
    async mutationFn() {
      const all = await callApi('exportCustomer', { params: { id: customer.id } })
      saveFile(`customer-${customer.id}.json`, `${JSON.stringify(all, null, 2)}\n`, 'application/json')
    },
    onSuccess: () => toast.success('Exported all data about this person'),
    onError: error => toast.error(errorText(error)),
  })
  const close = () => setOpen(null)
  const mayReply = permissions.includes('conversations.reply')
  // Only the company's own people may merge, export or erase customers, not platform staff.
  const mayErase = permissions.includes('settings.edit') && current === null
  return (
    <>
      {mayReply && (
        <>
          {customer.email !== null && current === null && (
            <Button look="primary" size="small" onClick={() => setOpen('write')}>
              <SquarePen size={14} aria-hidden="true" />
              New conversation
            </Button>
          )}
          <Button size="small" onClick={() => setOpen('edit')}>
            <Pencil size={14} aria-hidden="true" />
            Edit
          </Button>
        </>
      )}
      {(mayReply || mayErase) && (
        <span className={styles['more']}>
          <Popover
            label="More actions"
            button={
              <>
                <Ellipsis size={16} aria-hidden="true" />
                <span className="visually-hidden">More actions</span>
              </>
            }
          >
            {closeMenu => {
              const choose = (act: () => void) => () => {
                closeMenu()
                act()
              }
              return (
                <div className={styles['menu']}>
                  {mayReply && (
                    <Button
                      look="quiet"
                      size="small"
                      busy={block.unblock.isPending}
                      onClick={choose(block.change)}
                    >
                      <Ban size={14} aria-hidden="true" />
                      {block.isBlocked ? 'Unblock' : 'Block'}
                    </Button>
                  )}
                  {mayErase && mayReply && !customer.is_verified && (
                    <Button look="quiet" size="small" onClick={choose(() => setOpen('merge'))}>
                      <Merge size={14} aria-hidden="true" />
                      Merge
                    </Button>
                  )}
                  {mayErase && (
                    <>
                      <Button
                        look="quiet"
                        size="small"
                        busy={saving.isPending}
                        onClick={choose(() => saving.mutate())}
                      >
                        <Braces size={14} aria-hidden="true" />
                        Export data
                      </Button>
                      <span className={styles['erase']}>
                        <Button look="quiet" size="small" onClick={choose(() => setOpen('erase'))}>
                          <Eraser size={14} aria-hidden="true" />
                          Erase
                        </Button>
                      </span>
                    </>
                  )}
                </div>
              )
            }}
          </Popover>
        </span>
      )}
      <CustomerBlockDialog
        block={block}
        mayResolve={false}
        onBlocked={(done, { undo }) => undoToast(done, undo)}
      />
      {open === 'write' && <NewConversationDialog email={customer.email ?? undefined} onClose={close} />}
      {open === 'edit' && <EditCustomerDialog customer={customer} onClose={close} />}
      {open === 'merge' && <MergeDialog customer={customer} namesakes={namesakes} onClose={close} />}
      {open === 'erase' && <EraseDialog customer={customer} onClose={close} />}
    </>
  )
}

type EraseDialogProps = { readonly customer: ListedCustomer; readonly onClose: () => void }

/** Asks for confirmation, then erases a customer's data. */
function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const erasing = useApiForm(call => call('eraseCustomer', { params: { id: customer.id } }), {
    done: ({ conversations }) =>
      `Erased, with ${conversations === 1 ? 'one conversation' : `${conversations} conversations`}`,
    onDone() {
      void navigate('/admin/customers', { replace: true })
      queryClient.removeQueries({ queryKey: apiKey('getCustomer', { params: { id: customer.id } }) })
    },
  })
  const { conversation_count: count } = customer
  return (
    <FormDialog
      title={`Erase ${customerTitle(customer)}?`}
      action="Erase for good"
      isFinal
      consent="I know that this cannot be undone"
      {...erasing}
      onClose={onClose}
    >
      <p>
        This removes the customer, {count === 1 ? 'one conversation' : `${count} conversations`} with all
        messages, notes and files, and cannot be undone. The access log records that you did it, but not whom
        it was about.
      </p>
    </FormDialog>
  )
}
