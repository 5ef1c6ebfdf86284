import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DataRouter } from 'react-router'
import { onAlert, raiseAlert, readAlert } from '../kit/alerts/alerts.ts'
import { useConnected } from '../kit/connection/connection.ts'
import { OfflinePicture } from '../offline/offline-picture.tsx'

const close = () => raiseAlert(undefined)

export function AlertDialog({ router }: { router: DataRouter }) {
  const alert = useSyncExternalStore(onAlert, readAlert)
  if (alert?.kind === 'session-timeout') return <SessionTimeout />
  if (alert?.kind === 'page-load') return <PageLoadFailed to={alert.to} router={router} />
  return null
}

function SessionTimeout() {
  return (
    <Dialog
      open
      dismissible={false}
      onClose={close}
      title={m.state_session_timeout_text()}
      actions={
        <button type="button" className="btn btn-go" onClick={() => location.reload()}>
          {m.state_session_timeout_reload()}
        </button>
      }
    >
      <p>{m.background_session_timeout_note()}</p>
    </Dialog>
  )
}

/** Without a connection it waits for it and goes on by itself; with one, only a fresh page can bring the new code. */
function PageLoadFailed({ to, router }: { to: string; router: DataRouter }) {
  const connected = useConnected()
  const [lostOffline, setLostOffline] = useState(!connected)
  if (!connected && !lostOffline) setLostOffline(true)

  useEffect(() => {
    if (lostOffline && connected) retry(router, to)
  }, [lostOffline, connected, router, to])

  return lostOffline ? (
    <Dialog
      open
      onClose={close}
      title={m.state_offline_title()}
      actions={
        <button type="button" className="btn btn-go" onClick={() => retry(router, to)}>
          {m.state_retry()}
        </button>
      }
    >
      <OfflinePicture />
      <p>{m.state_offline_text()}</p>
    </Dialog>
  ) : (
    <Dialog
      open
      onClose={close}
      title={m.state_page_load_title()}
      actions={
        <button type="button" className="btn btn-go" onClick={() => openAfresh(to)}>
          {m.state_reload()}
        </button>
      }
    >
      <p>{m.state_page_load_text()}</p>
    </Dialog>
  )
}

function retry(router: DataRouter, to: string): void {
  close()
  void router.navigate(to)
}

/** Only ever by the reader's own hand, so that a page that keeps failing cannot reload itself for ever. */
function openAfresh(to: string): void {
  if (to === location.pathname + location.search) location.reload()
  else location.assign(to)
}
