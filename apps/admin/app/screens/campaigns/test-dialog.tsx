import type { testCampaign } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import own from './campaign.module.css'
import { type Campaign, campaignsPath } from './campaign-types.ts'
import { usePress } from './use-press.ts'

/** Sends the text to a phone at hand, to read it as a doctor will. */
export function TestDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const [phone, setPhone] = useState('')
  const { refresh } = usePress()
  const send = async () => {
    const params = { id: campaign.id }
    const { is_sent } = await post<typeof testCampaign>(`${campaignsPath}/:id/test`, { phone }, { params })
    await refresh()
    if (!is_sent) throw new Error(m.office_campaign_test_failed())
    showToast({ text: m.office_campaign_test_sent() })
  }
  return (
    <ActDialog
      title={m.office_campaign_test()}
      send={m.office_campaign_test_do()}
      canSend={phone.trim() !== ''}
      act={send}
      onClose={onClose}
    >
      <blockquote className={own.sms}>{campaign.text}</blockquote>
      <TextField
        name="phone"
        label={m.office_campaign_test_phone()}
        inputMode="tel"
        autoComplete="tel"
        autoFocus
        value={phone}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
    </ActDialog>
  )
}
