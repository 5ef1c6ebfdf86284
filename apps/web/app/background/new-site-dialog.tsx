import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { useEffect, useState } from 'react'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import { SmartLink } from '../kit/page/smart-link.tsx'
import { recall, remember } from '../kit/storage/storage.ts'
import { isNoticeDue } from './new-site-notice.ts'

const closedKey = 'new_site_notice_closed_at'
const settleMs = 3000

type NewSiteDialogProps = { notice: NonNullable<AppData['new_site_notice']>; quiet: boolean }

/** Waits until the page has settled, or the reader has begun to read, so that it is never what the first impression waits for. */
export function NewSiteDialog({ notice, quiet }: NewSiteDialogProps) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (quiet || !isNoticeDue(recall(closedKey), Date.now())) return
    const show = () => setOpen(true)
    const timer = setTimeout(show, settleMs)
    window.addEventListener('scroll', show, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', show)
    }
  }, [quiet])

  const close = () => {
    remember(closedKey, String(Date.now()))
    setOpen(false)
  }

  if (!open || quiet) return null
  return (
    <Dialog
      open
      onClose={close}
      title={notice.title}
      actions={
        <>
          {notice.link && (
            <SmartLink to={notice.link} className="btn btn-go" onClick={close}>
              {m.background_new_site_open()}
            </SmartLink>
          )}
          <button type="button" className={notice.link ? 'btn btn-line' : 'btn btn-go'} onClick={close}>
            {m.state_new_site_close()}
          </button>
        </>
      }
    >
      {notice.body.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Dialog>
  )
}
