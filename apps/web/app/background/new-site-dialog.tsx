import * as m from '@prostuti/text/messages'
import { CloseSign } from '@prostuti/ui/close-sign'
import { useEffect, useRef } from 'react'
import { readAlert } from '../kit/alerts/alerts.ts'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import { SmartLink } from '../kit/page/smart-link.tsx'
import { watchNewSite } from './new-site-notice.ts'

const titleId = 'new-site-title'

/** Stands closed in every page, so that it opens before and without the app; the browser closes it by itself, too. */
export default function NewSiteDialog({ notice }: { notice: NonNullable<AppData['new_site_notice']> }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current) watchNewSite(dialog.current, () => readAlert() !== undefined)
  }, [])
  return (
    <dialog ref={dialog} className="dlg" data-part="new-site" aria-labelledby={titleId}>
      <form method="dialog">
        <div className="dlg-head">
          <h2 id={titleId}>{notice.title}</h2>
          <button type="submit" className="icon-btn" aria-label={m.state_close()}>
            <CloseSign size={22} />
          </button>
        </div>
        <div className="dlg-body">
          {notice.body.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="dlg-act">
          {notice.link && (
            <SmartLink to={notice.link} className="btn btn-go">
              {m.background_new_site_open()}
            </SmartLink>
          )}
          <button type="submit" className={notice.link ? 'btn btn-line' : 'btn btn-go'}>
            {m.state_new_site_close()}
          </button>
        </div>
      </form>
    </dialog>
  )
}
