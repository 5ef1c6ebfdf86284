import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listenToRefusals, setOfficeToken } from '../api/office-session.ts'
import { meQuery, useMe } from './me.ts'
import { tellTabs } from './session-channel.ts'
import { clockOf, type Ending } from './session-times.ts'
import { SignInForm } from './sign-in-form.tsx'
import { askMe, useSessionWatch } from './use-session-watch.ts'

/**
 * Says before a session ends, and asks for a new one over the page when it has: idle, at the end of the day, signed out in another
 * tab, ended by an owner. What stands on the page stays, and calls that waited are made again.
 */
export function SessionGate() {
  const { member } = useMe()
  const client = useQueryClient()
  const [isEnded, setIsEnded] = useState(false)
  const waiting = useRef<((isBack: boolean) => void)[]>([])

  /** The session that this browser has now; whether it is still the same member's. */
  const takeUp = async (): Promise<boolean> => {
    const me = await askMe()
    // Drafts are kept for each member: somebody else begins at the beginning.
    if (me.member.id !== member.id) {
      location.assign('/')
      return false
    }
    setOfficeToken(me.session.csrf)
    client.setQueryData(meQuery.queryKey, me)
    return true
  }
  const resume = async () => {
    if (!(await takeUp())) return
    setIsEnded(false)
    for (const settle of waiting.current.splice(0)) settle(true)
    void client.invalidateQueries()
  }
  const watch = useSessionWatch({
    memberId: member.id,
    onEnded: () => {
      // Another tab may have signed in anew meanwhile.
      void resume().catch(() => setIsEnded(true))
    },
  })
  const calls = useRef({ takeUp, resume })
  calls.current = { takeUp, resume }

  useEffect(
    () =>
      listenToRefusals({
        ended: () =>
          new Promise<boolean>((resolve) => {
            waiting.current.push(resolve)
            setIsEnded(true)
          }),
        renewed: () => calls.current.takeUp().catch(() => false),
      }),
    [],
  )

  return (
    <>
      <Dialog open={isEnded} onClose={() => {}} dismissible={false} title={m.office_session_ended()}>
        <p>{m.office_session_ended_text()}</p>
        <SignInForm
          email={member.email}
          onDone={async () => {
            await resume()
            tellTabs('begun')
          }}
        />
      </Dialog>
      {watch.ending && !isEnded && (
        <EndingDialog
          key={watch.ending.kind}
          ending={watch.ending}
          onStay={() => void watch.stay()}
          onDismiss={watch.dismiss}
          onOver={watch.look}
        />
      )}
    </>
  )
}

type EndingDialogProps = { ending: Ending; onStay: () => void; onDismiss: () => void; onOver: () => void }

function EndingDialog({ ending: { at, kind }, onStay, onDismiss, onOver }: EndingDialogProps) {
  const [left, setLeft] = useState(() => at - Date.now())
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(at - Date.now())
      if (at <= Date.now()) over.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [at])
  const time = localizeDigits(clockOf(left), getLocale())
  return (
    <Dialog
      open
      onClose={kind === 'idle' ? onStay : onDismiss}
      title={kind === 'idle' ? m.office_idle_title() : m.office_day_over_title()}
      actions={
        <button type="button" className="btn btn-go" onClick={kind === 'idle' ? onStay : onDismiss}>
          {kind === 'idle' ? m.office_idle_stay() : m.office_day_over_ok()}
        </button>
      }
    >
      <p>{kind === 'idle' ? m.office_idle_text({ time }) : m.office_day_over_text({ time })}</p>
    </Dialog>
  )
}
