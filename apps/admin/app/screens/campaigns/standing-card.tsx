import type { resumeCampaign, stopCampaign } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Pause, Play, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { post } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { Figure, Figures } from '../../kit/exam/figures.tsx'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { useMay } from '../../session/me.ts'
import own from './campaign.module.css'
import { type Campaign, campaignsPath } from './campaign-types.ts'
import { costWords } from './campaign-words.ts'
import { usePress } from './use-press.ts'

/** How far it has come, why it waits, and the one press that changes that. */
export function StandingCard({ campaign }: { campaign: Campaign }) {
  const { recipients, sent, failed, doubtful, held, delivered, state } = campaign
  const settled = sent + failed + doubtful + held
  return (
    <section className={`card ${styles.card}`} aria-labelledby="standing">
      <header>
        <h2 id="standing">{m.office_campaign_standing()}</h2>
      </header>
      <div className={styles.body}>
        <div className={own.standing}>
          <Words campaign={campaign} />
          <Press campaign={campaign} />
        </div>
        {state !== 'fuse' && (
          <progress
            className={own.progress}
            value={settled}
            max={Math.max(1, recipients)}
            aria-label={m.office_campaign_progress()}
          />
        )}
      </div>
      {state !== 'fuse' && (
        <Figures>
          <Figure
            title={m.office_campaign_sent()}
            note={
              delivered === null
                ? m.office_campaign_of({ count: numberWords(recipients) })
                : m.office_campaign_delivered({ count: numberWords(delivered) })
            }
            tone="brand"
          >
            {numberWords(sent)}
          </Figure>
          <Figure
            title={m.office_campaign_cost()}
            note={m.office_campaign_parts_each({ parts: numberWords(campaign.parts) })}
          >
            {costWords(campaign, sent)}
          </Figure>
          <Figure title={m.office_campaign_failed()} tone={failed > 0 ? 'bad' : undefined}>
            {numberWords(failed)}
          </Figure>
          <Figure
            title={m.office_campaign_doubtful()}
            tone={doubtful > 0 ? 'bad' : undefined}
            note={held > 0 ? m.office_campaign_held({ count: numberWords(held) }) : undefined}
          >
            {numberWords(doubtful)}
          </Figure>
        </Figures>
      )}
    </section>
  )
}

function Words({ campaign }: { campaign: Campaign }) {
  const { state, fuse_ends_at, pause, quiet_until, recipients, sent, failed, doubtful } = campaign
  const when = (at: string) => formatWhen(new Date(at), new Date(), getLocale())
  if (state === 'fuse' && fuse_ends_at)
    return quiet_until ? (
      <p className={own.fuse} role="status">
        <b>{when(quiet_until)}</b>
        <span>{m.office_campaign_fuse_night({ count: numberWords(recipients) })}</span>
      </p>
    ) : (
      <Countdown until={fuse_ends_at} recipients={recipients} />
    )
  const words = {
    sending: () => m.office_campaign_now_sending({ sent: numberWords(sent), total: numberWords(recipients) }),
    paused: () =>
      pause?.reason === 'quiet'
        ? m.office_campaign_paused_quiet({ when: pause.until ? when(pause.until) : '' })
        : m.office_campaign_paused_gateway({ when: pause?.until ? when(pause.until) : '' }),
    stopped: () => m.office_campaign_now_stopped({ sent: numberWords(sent), total: numberWords(recipients) }),
    done: () => (failed + doubtful > 0 ? m.office_campaign_done_failures() : m.office_campaign_done_all()),
  }
  const say = state in words ? words[state as keyof typeof words] : undefined
  return <p role="status">{say?.()}</p>
}

/** How long it can still be taken back as if nothing had been. */
function Countdown({ until, recipients }: { until: string; recipients: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
  const clock = `${numberWords(Math.floor(left / 60))}:${String(left % 60).padStart(2, '0')}`
  return (
    <p className={own.fuse}>
      <b role="timer">{left === 0 ? m.office_campaign_fuse_over() : localClock(clock)}</b>
      <span>{m.office_campaign_fuse({ count: numberWords(recipients) })}</span>
    </p>
  )
}

const localClock = (clock: string): string =>
  getLocale() === 'bn' ? clock.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit) : clock

function Press({ campaign }: { campaign: Campaign }) {
  const may = useMay()
  const { isBusy, failure, press } = usePress()
  const { state, pause } = campaign
  if (!may('campaigns.write') || state === 'done') return null
  const given = { params: { id: campaign.id } }
  const stop = () => press(() => post<typeof stopCampaign>(`${campaignsPath}/:id/stop`, undefined, given))
  const resume = () => press(() => post<typeof resumeCampaign>(`${campaignsPath}/:id/resume`, undefined, given))
  const isQuiet = pause?.reason === 'quiet'
  return (
    <div>
      <div className={styles.acts}>
        {(state === 'stopped' || (state === 'paused' && !isQuiet)) && (
          <button type="button" className="btn btn-go" aria-busy={isBusy} onClick={() => void resume()}>
            <Play aria-hidden="true" size={18} /> {m.office_campaign_resume()}
          </button>
        )}
        {state === 'fuse' && (
          <button type="button" className="btn btn-go" aria-busy={isBusy} onClick={() => void stop()}>
            <Undo2 aria-hidden="true" size={18} /> {m.office_campaign_take_back()}
          </button>
        )}
        {(state === 'sending' || state === 'paused') && (
          <button type="button" className="btn btn-bad" aria-busy={isBusy} onClick={() => void stop()}>
            <Pause aria-hidden="true" size={18} /> {m.office_campaign_stop()}
          </button>
        )}
      </div>
      <p role="alert" className="err">
        {failure}
      </p>
    </div>
  )
}

/** What it says and whom it is for, once neither changes any more. */
export function SaidCard({ campaign }: { campaign: Campaign }) {
  return (
    <section className={`card ${styles.card}`} aria-labelledby="said">
      <header>
        <h2 id="said">{m.office_campaign_what()}</h2>
      </header>
      <div className={styles.body}>
        <blockquote className={own.sms}>{campaign.text}</blockquote>
        <p className="meta">{m.office_campaign_parts_each({ parts: numberWords(campaign.parts) })}</p>
        <p>{campaign.words}</p>
      </div>
    </section>
  )
}
