import { formatUntil } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import styles from './staff.module.css'

export type Invitation = { link: string; expires_at: string }

type LinkDialogProps = { invitation: Invitation | undefined; name: string; onClose: () => void }

/** The link to hand over, shown this once: the server keeps no more of it than what recognises it. */
export function LinkDialog({ invitation, name, onClose }: LinkDialogProps) {
  const [isCopied, setIsCopied] = useState(false)
  if (invitation === undefined) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(invitation.link)
      setIsCopied(true)
    } catch {
      // Where the browser forbids it, the link is marked to be copied by hand.
      const box = document.getElementById('invitation-link')
      if (box) getSelection()?.selectAllChildren(box)
    }
  }
  const when = formatUntil(new Date(invitation.expires_at), new Date(), getLocale())
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={false}
      title={m.office_link_for({ name })}
      actions={
        <>
          <button type="button" className="btn btn-go" onClick={copy}>
            <Copy aria-hidden="true" size={18} />
            {isCopied ? m.office_copied() : m.office_copy()}
          </button>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {m.office_link_done()}
          </button>
        </>
      }
    >
      <p>{m.office_link_text({ name, when })}</p>
      <p id="invitation-link" className={styles.link} dir="ltr">
        {invitation.link}
      </p>
      <p className="sr" role="status">
        {isCopied ? m.office_copied() : ''}
      </p>
    </Dialog>
  )
}
