import type {
  changeCampaign,
  readCampaign,
  rehearseCampaign,
  removeCampaign,
  startCampaign,
} from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Check, Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { post, readOnce } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import own from './campaign.module.css'
import { CampaignConflict } from './campaign-conflict.tsx'
import { type Campaign, type CampaignFields, campaignsPath, type Reach } from './campaign-types.ts'
import { costWords, startWords } from './campaign-words.ts'
import { Editor } from './editor.tsx'
import { TestDialog } from './test-dialog.tsx'
import { pick, useCampaignDraft } from './use-campaign-draft.ts'
import { usePress } from './use-press.ts'

/** A campaign that was not started: it is changed, tested, rehearsed, and sent. */
export function OpenCampaign({ campaign }: { campaign: Campaign }) {
  // What is typed stands on the campaign as it was when the typing began; until then a colleague's save is simply taken over.
  const [base, setBase] = useState(campaign)
  const [theirs, setTheirs] = useState<Campaign>()
  const draft = useCampaignDraft(pick(base))
  const { isBusy, failure, press } = usePress()
  const params = { id: campaign.id }
  const begin = (from: Campaign, fields: CampaignFields) => {
    setBase(from)
    setTheirs(undefined)
    draft.take(fields)
  }
  if (!draft.isDirty && campaign.version > base.version) begin(campaign, campaign)
  const save = () =>
    press(async () => {
      try {
        const body = { ...draft.fields, version: base.version }
        const saved = await post<typeof changeCampaign>(`${campaignsPath}/:id`, body, { params })
        begin(saved.campaign, saved.campaign)
      } catch (error) {
        draft.refuse(error)
        if (!(error instanceof ApiError) || error.code !== 'version_conflict') throw error
        setTheirs((await readOnce<typeof readCampaign>(`${campaignsPath}/:id`, { params })).campaign)
      }
    })
  return (
    <>
      {theirs && (
        <CampaignConflict
          seen={pick(base)}
          mine={draft.fields}
          theirs={theirs}
          onSettle={(chosen) => begin(theirs, chosen)}
        />
      )}
      <Editor draft={draft}>
        {({ reach }) =>
          draft.isDirty ? (
            <section className={`card ${styles.card}`}>
              <div className={styles.body}>
                <p className="hint">{m.office_campaign_changed_hint()}</p>
                <div className={styles.acts}>
                  <button
                    type="button"
                    className="btn btn-go"
                    aria-busy={isBusy}
                    disabled={!draft.isWhole}
                    onClick={() => void save()}
                  >
                    {m.office_save()}
                  </button>
                  <button type="button" className="btn btn-line" onClick={() => begin(campaign, campaign)}>
                    {m.office_campaign_undo_changes()}
                  </button>
                </div>
                <p role="alert" className="err">
                  {failure}
                </p>
              </div>
            </section>
          ) : (
            <StepsCard campaign={campaign} reach={reach} />
          )
        }
      </Editor>
    </>
  )
}

type Step = 'test' | 'rehearse' | 'start'

/** What comes before sending, in its order; the next right thing stands out. */
function StepsCard({ campaign, reach }: { campaign: Campaign; reach: Reach | undefined }) {
  const { rehearsal, tested_at } = campaign
  const { isBusy, failure, press } = usePress()
  const [open, setOpen] = useState<'test' | 'start' | 'remove'>()
  const params = { id: campaign.id }
  const when = (at: string) => formatWhen(new Date(at), new Date(), getLocale())
  const isMany = reach?.needs_rehearsal === true
  const next: Step = isMany && !tested_at ? 'test' : isMany && !rehearsal ? 'rehearse' : 'start'
  const looks = (step: Step) => (next === step ? 'btn btn-go btn-sm' : 'btn btn-line btn-sm')
  const rehearse = () =>
    press(() => post<typeof rehearseCampaign>(`${campaignsPath}/:id/rehearsal`, undefined, { params }))
  return (
    <section className={`card ${styles.card}`} aria-labelledby="steps">
      <header>
        <h2 id="steps">{m.office_campaign_steps()}</h2>
      </header>
      <ol className={own.steps}>
        <StepRow
          isDone={tested_at !== null}
          title={m.office_campaign_test()}
          text={tested_at ? m.office_campaign_tested({ when: when(tested_at) }) : m.office_campaign_test_hint()}
        >
          <button type="button" className={looks('test')} onClick={() => setOpen('test')}>
            {m.office_campaign_test_do()}
          </button>
        </StepRow>
        <StepRow
          isDone={rehearsal !== null}
          title={m.office_campaign_rehearse()}
          text={rehearsal ? <RehearsalWords campaign={campaign} /> : m.office_campaign_rehearse_hint()}
        >
          <button type="button" className={looks('rehearse')} aria-busy={isBusy} onClick={() => void rehearse()}>
            {m.office_campaign_rehearse_do()}
          </button>
        </StepRow>
        <StepRow
          isDone={false}
          title={m.office_campaign_start()}
          text={reach?.quiet_until ? startWords(reach.quiet_until) : m.office_campaign_start_hint()}
        >
          <button
            type="button"
            className={looks('start')}
            disabled={next !== 'start' || !reach || reach.recipients === 0 || reach.is_too_many}
            onClick={() => setOpen('start')}
          >
            <Send aria-hidden="true" size={18} /> {m.office_campaign_start_do()}
          </button>
        </StepRow>
      </ol>
      <p role="alert" className="err">
        {failure}
      </p>
      <div className={styles.foot}>
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => setOpen('remove')}>
          {m.office_campaign_remove()}
        </button>
      </div>
      {open === 'test' && <TestDialog campaign={campaign} onClose={() => setOpen(undefined)} />}
      {open === 'start' && reach && (
        <StartDialog campaign={campaign} reach={reach} onClose={() => setOpen(undefined)} />
      )}
      {open === 'remove' && <RemoveDialog campaign={campaign} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

function StepRow({
  isDone,
  title,
  text,
  children,
}: {
  isDone: boolean
  title: string
  text: ReactNode
  children: ReactNode
}) {
  return (
    <li data-is={isDone ? 'done' : undefined}>
      <div>
        <b>
          {isDone && <Check size={18} role="img" aria-label={m.office_campaign_step_done()} />} {title}
        </b>
        <p className="meta">{text}</p>
      </div>
      {children}
    </li>
  )
}

function RehearsalWords({ campaign }: { campaign: Campaign }) {
  const { rehearsal } = campaign
  if (rehearsal === null) return null
  const { recipients, turned_off, held_back } = rehearsal
  return (
    <>
      {m.office_campaign_rehearsed({
        count: numberWords(recipients),
        cost: costWords(campaign, recipients),
        when: formatWhen(new Date(rehearsal.at), new Date(), getLocale()),
      })}
      {held_back > 0 && ` ${m.office_campaign_held_back({ count: numberWords(held_back) })}`}
      {turned_off > 0 && ` ${m.office_campaign_turned_off({ count: numberWords(turned_off) })}`}
    </>
  )
}

type DialogProps = { campaign: Campaign; onClose: () => void }

function StartDialog({ campaign, reach, onClose }: DialogProps & { reach: Reach }) {
  const { refresh } = usePress()
  const params = { id: campaign.id }
  return (
    <ActDialog
      title={m.office_campaign_start_title()}
      send={m.office_campaign_start_send({ count: numberWords(reach.recipients) })}
      act={async () => {
        await post<typeof startCampaign>(`${campaignsPath}/:id/start`, { version: campaign.version }, { params })
        await refresh()
      }}
      onClose={onClose}
    >
      <blockquote className={own.sms}>{campaign.text}</blockquote>
      <p>
        {m.office_campaign_start_text({
          count: numberWords(reach.recipients),
          parts: m.office_campaign_parts_each({ parts: numberWords(campaign.parts) }),
          cost: costWords(campaign, reach.recipients),
        })}
      </p>
      <p className="hint">{startWords(reach.quiet_until)}</p>
    </ActDialog>
  )
}

function RemoveDialog({ campaign, onClose }: DialogProps) {
  const navigate = useNavigate()
  const params = { id: campaign.id }
  return (
    <ActDialog
      title={m.office_campaign_remove()}
      isGrave
      act={async () => {
        await post<typeof removeCampaign>(`${campaignsPath}/:id/removal`, { version: campaign.version }, { params })
        await navigate('/campaigns')
      }}
      onClose={onClose}
    >
      <p>{m.office_campaign_remove_text()}</p>
    </ActDialog>
  )
}
