import * as m from '@prostuti/text/messages'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { isNotThere } from '../kit/screens/not-there.ts'
import { isMissingModule } from './missing-module.ts'
import { NotFound } from './not-found.tsx'
import { reopen, reopenOnce } from './reopen.ts'

/** In place of a screen that failed; the menu stays. */
export function ScreenFailed() {
  const error = useRouteError()
  if (isNotThere(error)) return <NotFound />
  return isMissingModule(error) ? <Unfetched /> : <Broken />
}

/** The screen's own code did not come. An old page is loaded anew by itself, and so is one whose network is back. */
export function Unfetched() {
  useEffect(() => {
    void reopenOnce()
    const comeBack = () => void reopen()
    addEventListener('online', comeBack)
    return () => removeEventListener('online', comeBack)
  }, [])
  return <Reopening title={m.office_unfetched()} text={m.office_unfetched_text()} />
}

/** A fault of ours. */
export function Broken() {
  return <Reopening title={m.office_crash_title()} text={m.office_crash_text()} />
}

function Reopening({ title, text }: { title: string; text: string }) {
  const [state, setState] = useState<'idle' | 'trying' | 'vain'>('idle')
  const press = async () => {
    setState('trying')
    if (!(await reopen())) setState('vain')
  }
  return (
    <section className="card void">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className="btn btn-brand" aria-busy={state === 'trying'} onClick={() => void press()}>
        {m.office_try_again()}
      </button>
      <p role="status">{state === 'vain' && m.office_unreached()}</p>
    </section>
  )
}
