import type { makeCampaign } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useNavigate } from 'react-router'
import { post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { notThere } from '../../kit/screens/not-there.ts'
import { useMay } from '../../session/me.ts'
import { campaignsPath } from './campaign-types.ts'
import { Editor } from './editor.tsx'
import { blankFields, useCampaignDraft } from './use-campaign-draft.ts'

/** A campaign that is begun: it is kept as a draft, and tested and sent from there. */
export function Component() {
  const may = useMay()
  const draft = useCampaignDraft(blankFields)
  const navigate = useNavigate()
  const { isBusy, failure, act } = useAct()
  if (!may('campaigns.write')) throw notThere()
  const save = () =>
    act(async () => {
      try {
        const { campaign } = await post<typeof makeCampaign>(campaignsPath, draft.fields)
        await navigate(`/campaigns/${campaign.id}`, { replace: true })
      } catch (error) {
        draft.refuse(error)
        throw error
      }
    })
  return (
    <>
      <div className={styles.head}>
        <div>
          <Crumbs steps={[{ to: '/campaigns', text: m.office_menu_campaigns() }]} />
          <h1>{m.office_campaign_new()}</h1>
        </div>
      </div>
      <Editor draft={draft}>
        {() => (
          <section className={`card ${styles.card}`}>
            <div className={styles.body}>
              <p className="hint">{m.office_campaign_save_hint()}</p>
              <div>
                <button
                  type="button"
                  className="btn btn-go"
                  aria-busy={isBusy}
                  disabled={!draft.isWhole}
                  onClick={() => void save()}
                >
                  {m.office_campaign_save()}
                </button>
              </div>
              <p role="alert" className="err">
                {failure}
              </p>
            </div>
          </section>
        )}
      </Editor>
    </>
  )
}
