import * as m from '@prostuti/text/messages'
import { Conflict } from '../../kit/form/conflict.tsx'
import type { Campaign, CampaignFields } from './campaign-types.ts'
import { pick } from './use-campaign-draft.ts'
import { useReach } from './use-reach.ts'

type CampaignConflictProps = {
  seen: CampaignFields
  mine: CampaignFields
  theirs: Campaign
  onSettle: (chosen: CampaignFields) => void
}

/** A colleague saved first: both stand side by side, whom each is for in words. */
export function CampaignConflict({ seen, mine, theirs, onSettle }: CampaignConflictProps) {
  const { reach } = useReach(mine.audience)
  const audienceWords = (audience: unknown) => (audience === theirs.audience ? theirs.words : (reach?.words ?? ''))
  return (
    <Conflict
      seen={seen}
      mine={mine}
      theirs={pick(theirs)}
      by={(theirs.changed_by ?? theirs.created_by).name}
      labels={{
        title: m.office_campaign_title(),
        text: m.office_campaign_text(),
        audience: m.office_campaign_whom(),
      }}
      wordsOf={(name, value) => (name === 'audience' ? audienceWords(value) : value)}
      onSettle={(chosen) => onSettle(chosen as CampaignFields)}
    />
  )
}
